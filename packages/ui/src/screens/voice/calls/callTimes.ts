const missing = '–';
const two = (part: number) => String(part).padStart(2, '0');

/** Formats as 2:14 or 1:02:14; a dash for an invalid duration. */
export function durationText(seconds: number | null | undefined): string {
  if (typeof seconds !== 'number' || !Number.isFinite(seconds) || seconds < 0) return missing;
  const totalSeconds = Math.round(seconds);
  const [hours, minutes, rest] = [
    Math.floor(totalSeconds / 3600),
    Math.floor(totalSeconds / 60) % 60,
    totalSeconds % 60,
  ];
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}
