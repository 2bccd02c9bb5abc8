// Small sounds and shakes when something public happens at the table. Everybody at the table gets
// the same ones at the same time: a cue must never tell who is asked for what.

import { chosen } from './settings.svelte';

export type Cue = 'phase' | 'start' | 'end';

/** Each cue as notes: pitch in hertz, beginning and length in seconds. */
const NOTES: Record<Cue, [number, number, number][]> = {
  // Two tones, as before an announcement in a cabin.
  phase: [
    [659, 0, 0.5],
    [523, 0.22, 0.7],
  ],
  start: [
    [392, 0, 0.4],
    [523, 0.18, 0.4],
    [659, 0.36, 0.9],
  ],
  end: [
    [659, 0, 0.4],
    [523, 0.2, 0.4],
    [392, 0.4, 1.1],
  ],
};

const SHAKES: Record<Cue, number[]> = { phase: [40], start: [60, 60, 60], end: [120] };

let audio: AudioContext | null = null;

function play(notes: [number, number, number][]): void {
  audio ??= new AudioContext();
  void audio.resume();
  for (const [hertz, from_s, length_s] of notes) {
    const tone = audio.createOscillator();
    const volume = audio.createGain();
    const at = audio.currentTime + from_s;
    tone.type = 'sine';
    tone.frequency.value = hertz;
    volume.gain.setValueAtTime(0, at);
    volume.gain.linearRampToValueAtTime(0.12, at + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.0001, at + length_s);
    tone.connect(volume).connect(audio.destination);
    tone.start(at);
    tone.stop(at + length_s);
  }
}

export function cue(kind: Cue): void {
  const { sound, vibration } = chosen();
  if (sound && 'AudioContext' in globalThis) play(NOTES[kind]);
  if (vibration && 'vibrate' in navigator) navigator.vibrate(SHAKES[kind]);
}
