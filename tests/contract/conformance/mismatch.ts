import type * as z from 'zod';
import type { ErrorCode } from '@platform/api/contract';
import { ERROR_CODES } from '@platform/api/contract';
import { noteExpected } from './checks.ts';
import type { Reply } from './client.ts';

/** Thrown if a response differs from the description. */
export class Mismatch extends Error {
  override name = 'Mismatch';
  readonly expected: string;
  readonly actual: string;

  /**
   * @param expected the description, with its field
   * @param actual the value that the service sent
   */
  constructor(expected: string, actual: string) {
    super(`expected ${expected}, got ${actual}`);
    this.expected = expected;
    this.actual = actual;
  }
}

/** Thrown by a case that cannot run with this configuration. */
export class Skip extends Error {
  override name = 'Skip';
}

/** Matches tokens, which reports must not contain. */
const SECRET = /("(?:access|refresh|id)_token":")[^"]*/g;

const short = (value: unknown): string => {
  const fullText = typeof value === 'string' ? value : (JSON.stringify(value) ?? 'nothing');
  const text = fullText.replaceAll(SECRET, '$1…').replaceAll(/\s+/g, ' ').trim();
  return text.length > 160 ? `${text.slice(0, 157)}…` : text;
};

/** @throws Mismatch unless the condition holds */
export function assertThat(isTrue: boolean, expected: string, actual: unknown): asserts isTrue {
  if (!isTrue) throw new Mismatch(expected, short(actual));
  noteExpected(expected);
}

/** @throws Mismatch for any status outside 2xx */
export function assertSuccess({ status, body }: Reply): void {
  const isSuccess = status >= 200 && status < 300;
  if (!isSuccess) throw new Mismatch('a success (2xx)', `${status} ${short(body)}`);
  noteExpected('a success (2xx)');
}

/** @throws Mismatch with the path of the first field that differs from the schema */
export function assertFits(schema: z.ZodType, body: unknown, name = 'response'): void {
  const result = schema.safeParse(body);
  if (result.success) return noteExpected(`${name}: as described`);
  const [issue] = result.error.issues;
  const path = [name, ...(issue?.path ?? [])].join('.');
  throw new Mismatch(
    `${path}: ${issue?.message ?? 'another value'}`,
    short(valueAt(body, issue?.path ?? [])),
  );
}

/** @throws Mismatch unless the reply is an error with the code, its status and a message */
export function assertRefused({ status, body }: Reply, ...codes: readonly ErrorCode[]): void {
  const expectedCodes = codes.map((code) => `${ERROR_CODES[code].status} ${code}`).join(' or ');
  const error = isRecord(body) && isRecord(body.error) ? body.error : {};
  const isOne = codes.some((code) => ERROR_CODES[code].status === status && error.code === code);
  if (!isOne) throw new Mismatch(expectedCodes, `${status} ${short(body)}`);
  if (typeof error.message !== 'string' || error.message === '') {
    throw new Mismatch('error.message with a readable text', short(body));
  }
  noteExpected(expectedCodes);
}

/** Runs the check and adds the title of the sent request to a Mismatch. */
export function naming(title: string, check: () => void): void {
  try {
    check();
  } catch (error) {
    if (error instanceof Error && 'actual' in error) {
      Object.assign(error, { actual: `${title}: ${String(error.actual)}` });
    }
    throw error;
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

function valueAt(body: unknown, path: readonly PropertyKey[]): unknown {
  let value = body;
  for (const key of path) value = isRecord(value) ? value[String(key)] : undefined;
  return value;
}
