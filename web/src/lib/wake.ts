/** Keeps the screen on until the returned function is called. Where the browser cannot, or the
 *  page is not on https, nothing happens. The lock is lost with the view, so it is taken again. */
export function stayAwake(): () => void {
  let lock: WakeLockSentinel | null = null;
  let wanted = true;

  async function take(): Promise<void> {
    if (!wanted || document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return;
    try {
      lock = await navigator.wakeLock.request('screen');
      if (!wanted) await lock.release();
    } catch {
      // A battery that runs low, a page in the background: the player will touch the screen.
    }
  }

  const onVisible = (): void => void take();
  document.addEventListener('visibilitychange', onVisible);
  void take();
  return () => {
    wanted = false;
    document.removeEventListener('visibilitychange', onVisible);
    void lock?.release();
  };
}
