/** Formats a count in US digits. Small ones need no formatter, whose first use is slow. */
export function countText(count: number): string {
  return count < 1000 ? String(count) : count.toLocaleString('en-US');
}
