import { locale } from '../i18n/texts.svelte';

const UNITS: [string, number][] = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
  ['second', 1],
];

/** "90 seconds", "2 hours": in the largest unit that needs no fraction. */
export function duration(seconds: number): string {
  const [unit, size] = UNITS.find(([, size]) => seconds % size === 0) ?? ['second', 1];
  const format = { style: 'unit', unit, unitDisplay: 'long' } as const;
  return new Intl.NumberFormat(locale(), format).format(seconds / size);
}

/** "1:05", or hours and minutes where there are hours. */
export function countdown(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  const two = (value: number): string => String(value).padStart(2, '0');
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor(seconds / 60) % 60;
  if (hours > 0) return `${hours}:${two(minutes)}:${two(seconds % 60)}`;
  return `${minutes}:${two(seconds % 60)}`;
}

/** When something was said, on this device's clock. */
export function clockTime(at_s: number): string {
  const format = { hour: '2-digit', minute: '2-digit' } as const;
  return new Intl.DateTimeFormat(locale(), format).format(at_s * 1000);
}
