const WINDOW_MS = 60_000;
const MAX_IN_WINDOW = 20;

/** Allows 20 questions a minute per visitor. The counter returns the seconds to wait, or 0. */
export function createQuestionLimit(now: () => Date): (visitor: string) => number {
  const timesByVisitor = new Map<string, number[]>();
  return (visitor) => {
    const at = now().getTime();
    for (const [known, times] of timesByVisitor) {
      const recent = times.filter((time) => time > at - WINDOW_MS);
      if (recent.length === 0) timesByVisitor.delete(known);
      else timesByVisitor.set(known, recent);
    }
    const times = timesByVisitor.get(visitor) ?? [];
    const [first] = times;
    if (first !== undefined && times.length >= MAX_IN_WINDOW) {
      return Math.ceil((first + WINDOW_MS - at) / 1000);
    }
    timesByVisitor.set(visitor, [...times, at]);
    return 0;
  };
}
