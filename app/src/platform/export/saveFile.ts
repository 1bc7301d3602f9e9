import { currentTime, dayText } from '@platform/i18n';

/** Downloads text as a file. The object URL is revoked once the browser has had time to read it. */
export function saveFile(name: string, text: string, type = 'text/csv;charset=utf-8'): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(address), URL_LIFETIME_MS);
}

const URL_LIFETIME_MS = 60_000;

/** For example contacts-2026-11-21.csv. */
export const datedName = (name: string): string => `${name}-${dayText(currentTime())}.csv`;
