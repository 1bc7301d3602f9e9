export interface CheckAnswer {
  documentName: string;
  /** 0 to 1. */
  score: number;
}

/** Change of an answer since it was saved; `new` if not asked again yet. */
export type CheckOutcome = 'new' | 'same' | 'better' | 'worse' | 'elsewhere' | 'failed';

export interface Check {
  id: string;
  question: string;
  /** Answer when saved; null for none. */
  before: CheckAnswer | null;
  after?: CheckAnswer | null;
  outcome: CheckOutcome;
}

/** Smaller score differences count as equal. */
const TOLERANCE = 0.02;
/** Number of checks kept; the oldest are dropped. */
const MAX_ITEMS = 50;

export function compareAnswers(
  before: CheckAnswer | null,
  after: CheckAnswer | null,
): CheckOutcome {
  if (!before || !after) return before === after ? 'same' : after ? 'better' : 'worse';
  const change = after.score - before.score;
  if (Math.abs(change) < TOLERANCE) {
    return after.documentName === before.documentName ? 'same' : 'elsewhere';
  }
  return change > 0 ? 'better' : 'worse';
}

export function addCheck(
  checks: readonly Check[],
  id: string,
  question: string,
  before: CheckAnswer | null,
): Check[] {
  const others = checks.filter((check) => check.question !== question);
  return [...others, { id, question, before, outcome: 'new' as const }].slice(-MAX_ITEMS);
}

export function readChecks(text: string | null): Check[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(value) ? value.flatMap(checkOf) : [];
  } catch {
    return [];
  }
}

function checkOf(value: unknown): Check[] {
  if (typeof value !== 'object' || value === null) return [];
  const { id, question, before } = value as Record<string, unknown>;
  if (typeof id !== 'string' || typeof question !== 'string') return [];
  return [{ id, question, before: answerOf(before), outcome: 'new' }];
}

function answerOf(value: unknown): CheckAnswer | null {
  if (typeof value !== 'object' || value === null) return null;
  const { documentName, score } = value as Record<string, unknown>;
  return typeof documentName === 'string' && typeof score === 'number'
    ? { documentName, score }
    : null;
}
