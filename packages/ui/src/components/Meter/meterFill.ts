/** Ends the fill in the gap after its last beat, so that the next one keeps its colour. In percent. */
export function fillEnd(filled: number, count: number): number {
  return filled === 0 ? 0 : ((filled - 0.25) / count) * 100;
}

/** Share of the limit at which the meter warns. */
const WARNING_SHARE = 0.9;

function share(value: number, max: number): number {
  const ratio = value / max;
  return Number.isFinite(ratio) && max > 0 ? Math.min(Math.max(ratio, 0), 1) : 0;
}

export function filledSegments(value: number, max: number, count: number): number {
  const exact = share(value, max) * count;
  return exact > 0 ? Math.max(1, Math.round(exact)) : 0;
}

/** `danger` only at the limit, and only if use stops there. */
export function meterTone(
  value: number,
  max: number,
  isBlocking: boolean,
): 'accent' | 'warning' | 'danger' {
  const used = share(value, max);
  if (used >= 1 && isBlocking) return 'danger';
  return used >= WARNING_SHARE ? 'warning' : 'accent';
}
