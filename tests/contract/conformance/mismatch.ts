import type * as z from 'zod';
import type { ErrorCode } from '@platform/api/contract';
import { ERROR_CODES } from '@platform/api/contract';
import { noteExpected } from './checks.ts';
import type { Reply } from './client.ts';

/** A response that differs from the description. */
export class Mismatch extends Error {
  override name = 'Mismatch';
  readonly expected: string;
  readonly came: string;

  /** @param expected what is described, with its field; `came`: what the service sent */
  constructor(expected: string, came: string) {
    super(`expected ${expected}, got ${came}`);
    this.expected = expected;
    this.came = came;
  }
}

/** Thrown by a case that cannot run with this configuration. */
export class Skip extends Error {
  override name = 'Skip';
}

/** Tokens, which must not get into a report. */
const SECRET = /("(?:access|refresh|id)_token":")[^"]*/g;

const short = (value: unknown): string => {
  const whole = typeof value === 'string' ? value : (JSON.stringify(value) ?? 'nothing');
  const text = whole.replaceAll(SECRET, '$1…').replaceAll(/\s+/g, ' ').trim();
  return text.length > 160 ? `${text.slice(0, 157)}…` : text;
};

/** @throws Mismatch unless the condition holds */
export function assertThat(isTrue: boolean, expected: string, came: unknown): asserts isTrue {
  if (!isTrue) throw new Mismatch(expected, short(came));
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

/** @throws Mismatch unless the reply is a refusal with the code, its status and a message */
export function assertRefused({ status, body }: Reply, ...codes: readonly ErrorCode[]): void {
  const wanted = codes.map((code) => `${ERROR_CODES[code].status} ${code}`).join(' or ');
  const error = isRecord(body) && isRecord(body.error) ? body.error : {};
  const isOne = codes.some((code) => ERROR_CODES[code].status === status && error.code === code);
  if (!isOne) throw new Mismatch(wanted, `${status} ${short(body)}`);
  if (typeof error.message !== 'string' || error.message === '') {
    throw new Mismatch('error.message with a readable text', short(body));
  }
  noteExpected(wanted);
}

/** Runs the check; a Mismatch also gets the title of what was sent. */
export function naming(title: string, check: () => void): void {
  try {
    check();
  } catch (error) {
    if (error instanceof Error && 'came' in error) {
      Object.assign(error, { came: `${title}: ${String(error.came)}` });
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
