import { endOfDay } from '../format/days.js';

const dayMs = 86_400_000;

/** The options for the expiry of a new key. */
export const expiryChoices = [
  { value: 'never', label: 'Never' },
  { value: '30', label: 'After 30 days' },
  { value: '90', label: 'After 90 days' },
  { value: '365', label: 'After a year' },
  { value: 'day', label: 'On a specific date' },
];

/** The option that is nearest to the time for which a key was made. */
export function renewalOf(createdAt: string, expiresAt: string): string {
  const days = (Date.parse(expiresAt) - Date.parse(createdAt)) / dayMs;
  if (days < 60) return '30';
  return days < 228 ? '90' : '365';
}

/** The expiry time of an option; undefined for never. Days count from `from`, the time when the form opened: each attempt sends the same. */
export function expiryOf(choice: string, day: string, timeZone: string, from: number): Date | undefined {
  if (choice === 'never') return undefined;
  if (choice === 'day') return endOfDay(day, timeZone);
  return new Date(from + Number(choice) * dayMs);
}

/** What is wrong with the day of an expiry, if anything. */
export const dayError = (choice: string, day: string, timeZone: string): string | null =>
  choice !== 'day' || (day && endOfDay(day, timeZone) > new Date()) ? null : 'Choose today or a later date.';
