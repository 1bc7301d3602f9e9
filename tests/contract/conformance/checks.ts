import { AsyncLocalStorage } from 'node:async_hooks';

interface Checks {
  /** Expectations that held, in order, each once. */
  expected: Set<string>;
  /** The last response, such as `409 IN_USE`; null before one. */
  actual: string | null;
}

const current = new AsyncLocalStorage<Checks>();

/** Runs a case and returns the expectations that its assertions have met. */
export async function collectChecks(run: () => Promise<void>): Promise<Checks> {
  const checks: Checks = { expected: new Set(), actual: null };
  await current.run(checks, run);
  return checks;
}

export function noteExpected(text: string): void {
  current.getStore()?.expected.add(text);
}

export function noteActual(text: string): void {
  const checks = current.getStore();
  if (checks) checks.actual = text;
}
