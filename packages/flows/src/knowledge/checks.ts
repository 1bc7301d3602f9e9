/** The best passage that a question found. */
export interface CheckAnswer {
  documentName: string;
  /** 0 to 1. */
  score: number;
}

/** What became of an answer since it was saved; `new` where it was not asked again. */
export type CheckOutcome = 'new' | 'same' | 'better' | 'worse' | 'elsewhere' | 'failed';

/** A question that is asked again after a change. */
export interface Check {
  id: string;
  question: string;
  /** What it found when it was saved; null for nothing. */
  before: CheckAnswer | null;
  /** What it found last; left out before it was asked again. */
  after?: CheckAnswer | null;
  outcome: CheckOutcome;
}

/** What differs by less is the same. */
const TOLERANCE = 0.02;
/** As many as are kept; older ones go. */
const MOST = 50;

/** Says whether an answer got better or worse. */
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

/** Adds a question with its answer in place of an older one of the same words. */
export function addCheck(
  checks: readonly Check[],
  id: string,
  question: string,
  before: CheckAnswer | null,
): Check[] {
  const others = checks.filter((check) => check.question !== question);
  return [...others, { id, question, before, outcome: 'new' as const }].slice(-MOST);
}

/** Reads what was kept; what is no check is left out. */
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
