/** Share done, 0 to 1; null while it is unknown. */
export function progressShare(value: number | null | undefined, max: number): number | null {
  if (value === null || value === undefined) return null;
  const share = value / max;
  return Number.isFinite(share) && max > 0 ? Math.min(Math.max(share, 0), 1) : 0;
}
