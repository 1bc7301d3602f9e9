export interface LabelBox {
  left: number;
  right: number;
}

/** Smallest step at which labels, counted from the last, are `gap` px apart; 1 shows all. */
export function labelStep(boxes: readonly LabelBox[], gap: number): number {
  for (let step = 1; step < boxes.length; step += 1) {
    const shown = boxes.filter((_, index) => isShownAt(step, index, boxes.length));
    const isApart = shown.every(
      ({ left }, index) => index === 0 || left - (shown[index - 1]?.right ?? 0) >= gap,
    );
    if (isApart) return step;
  }
  return Math.max(1, boxes.length);
}

export const isShownAt = (step: number, index: number, count: number): boolean =>
  (count - 1 - index) % step === 0;
