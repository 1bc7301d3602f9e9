import { callList } from '@platform/api/contract';
import type { CallAddress, ErrorCode } from '@platform/api/contract';
import { createSandbox } from '@platform/sandbox';
import { SandboxControl } from '@platform/sandbox/testing';
import { allCases } from '../../tests/contract/conformance/allCases.ts';
import type { Case } from '../../tests/contract/conformance/case.ts';
import { tableOf } from '../../tests/contract/conformance/reports/table.ts';
import { runConformance } from '../../tests/contract/conformance/run.ts';
import type { OnReply } from '../../tests/contract/conformance/world.ts';
import { sandboxConfig } from '../../tests/contract/conformance/sandboxConfig.ts';
import type * as z from 'zod';
import { createStableNames } from './stableNames.ts';

export interface CallExamples {
  request?: unknown;
  form?: unknown;
  /** Successful responses by status. */
  responses: Map<number, unknown>;
  /** One event of each kind, by the property that only this kind has. */
  events: Map<string, unknown>;
  errors: Map<ErrorCode, unknown>;
}

export interface Examples {
  /** Keyed by `keyOf(call)`. */
  calls: ReadonlyMap<string, CallExamples>;
  /** The first error response with each code. */
  errors: ReadonlyMap<ErrorCode, unknown>;
  /** The first response for each schema of `alternatives`. */
  alternatives: ReadonlyMap<z.ZodType, unknown>;
}

const CLIENT = 'https://app.example.com';
/**
 * Time of the first case. Each further case is a minute later, which makes documents reproducible.
 */
const START = Date.parse('2026-11-26T09:30:00Z');
const STEP_MS = 60_000;
/** Time between two calls of a case, which orders the records in lists. */
const PAUSE_MS = 100;

export const keyOf = ({ service, method, path }: CallAddress): string =>
  `${service} ${method} ${path}`;

/**
 * Records the first exchange of each kind with a fresh sandbox, without random values.
 * @throws Error if a case fails
 */
export async function recordExamples(): Promise<Examples> {
  let time = START;
  const sandbox = await createSandbox({
    allowedOrigins: [CLIENT],
    now: () => new Date(time),
    usageGrows: false,
    accessTokenTtlSeconds: 86_400,
  });
  const { examples, onReply } = createRecorder(createStableNames(sandbox.url));
  try {
    const control = new SandboxControl(sandbox.url);
    await control.set({ writingPauseMs: 0, thinkingMs: 1 });
    const results = await runConformance({
      config: sandboxConfig(sandbox, CLIENT),
      cases: allCases.filter(isRecorded).map((each) => runConcurrently(each, control)),
      onResult(_result, done) {
        time = START + done * STEP_MS;
      },
      onReply(...exchange) {
        time += PAUSE_MS;
        onReply(...exchange);
      },
    });
    if (results.some(({ outcome }) => outcome === 'failed'))
      throw new Error(tableOf(results, { all: results.length }));
  } finally {
    await sandbox.close();
  }
  return examples;
}

const SPECIFIC = /^responds as described|^refuses (with|a second time with) |^keeps an admin/;

/** Errors that every call has are recorded for one record only. */
const isRecorded = ({ record, title, provokes }: Case): boolean =>
  SPECIFIC.test(title) || (provokes !== undefined && ['contacts', 'invites'].includes(record));

/** Lets two admins change each other: both requests must arrive before one is served. */
const runConcurrently = (each: Case, control: SandboxControl): Case =>
  each.title.startsWith('keeps an admin')
    ? {
        ...each,
        run: async (world) => {
          await control.barrier({ service: 'auth', method: 'PATCH', count: 2 });
          await each.run(world);
        },
      }
    : each;

function createRecorder(stable: (value: unknown) => unknown) {
  const schemas = new Map(
    callList.map(({ described: { call, alternatives = {} } }) => [keyOf(call), alternatives]),
  );
  const calls = new Map(
    callList.map(({ described: { call } }): [string, CallExamples] => [
      keyOf(call),
      { responses: new Map(), events: new Map(), errors: new Map() },
    ]),
  );
  const errors = new Map<ErrorCode, unknown>();
  const alternatives = new Map<z.ZodType, unknown>();

  const onReply: OnReply = ({ call }, { body: request, raw }, { status, headers, body }) => {
    const known = calls.get(keyOf(call));
    if (!known) return;
    const code = codeOf(body);
    if (code !== undefined) {
      setOnce(known.errors, code, stable(body));
      setOnce(errors, code, stable(body));
      return;
    }
    const type = headers.get('content-type') ?? '';
    if (status < 300 && raw instanceof FormData) {
      known.form ??= stable(Object.fromEntries(raw));
    }
    if (status < 300 && known.responses.size === 0 && request !== undefined) {
      known.request ??= stable(request);
    }
    if (type.includes('json')) setOnce(known.responses, status, stable(body));
    const alternative = schemas.get(keyOf(call))?.[status];
    if (alternative) setOnce(alternatives, alternative.response, stable(body));
    if (type.includes('event-stream')) {
      known.request ??= stable(request);
      for (const event of eventsIn(String(body)))
        setOnce(known.events, kindOf(event), stable(event));
    }
  };
  return { examples: { calls, errors, alternatives }, onReply };
}

function setOnce<Key>(map: Map<Key, unknown>, key: Key, value: unknown): void {
  if (!map.has(key)) map.set(key, value);
}

const codeOf = (body: unknown): ErrorCode | undefined =>
  (body as { error?: { code?: ErrorCode } } | null)?.error?.code;

const eventsIn = (text: string): object[] =>
  text
    .split('\n')
    .filter((line) => line.startsWith('data:'))
    .map((line) => JSON.parse(line.slice('data:'.length)) as object);

const kindOf = (event: object): string =>
  Object.keys(event).find((name) => name !== 'variant' && name !== 'usage') ?? '';
