// The service worker, where the browser has one: not on plain http.

interface ScriptPolicy {
  createScriptURL(path: string): string;
}

interface Policies {
  createPolicy(name: string, rules: ScriptPolicy): ScriptPolicy;
}

/** Our own policy lets one script address through, and no other. */
function scriptAddress(): string {
  const policies = (globalThis as { trustedTypes?: Policies }).trustedTypes;
  const rules: ScriptPolicy = { createScriptURL: () => '/sw.js' };
  return (policies?.createPolicy('redeye', rules) ?? rules).createScriptURL('/sw.js');
}

export function keepShell(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  addEventListener('load', register);
  if (document.readyState === 'complete') register();
}

let registered = false;

function register(): void {
  if (registered) return;
  registered = true;
  // Without it everything works, only not offline.
  navigator.serviceWorker.register(scriptAddress()).catch(() => undefined);
}
