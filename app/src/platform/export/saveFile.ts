/**
 * Saves text as a file, by the browser's own download. The address of the text is given up once the
 * browser had time to read it.
 */
export function saveFile(name: string, text: string, type = 'text/csv;charset=utf-8'): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(address), keptFor);
}

const keptFor = 60_000;

/** A file's name with the day of today: contacts-2026-11-21.csv. */
export function datedName(name: string, now = new Date()): string {
  const two = (part: number) => String(part).padStart(2, '0');
  const day = [now.getFullYear(), two(now.getMonth() + 1), two(now.getDate())].join('-');
  return `${name}-${day}.csv`;
}
