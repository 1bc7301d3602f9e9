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
  /** Responses other than errors, by status. */
  responses: Map<number, unknown>;
  /** Events of a stream, one of each kind, by the member that only it has. */
  events: Map<string, unknown>;
  errors: Map<ErrorCode, unknown>;
}

export interface Examples {
  /** By the key of the call, see `keyOf`. */
  calls: ReadonlyMap<string, CallExamples>;
  /** The first response of any call with each code. */
  errors: ReadonlyMap<ErrorCode, unknown>;
  /** The first response of any call with each schema of `alternatives`. */
  alternatives: ReadonlyMap<z.ZodType, unknown>;
}

const CLIENT = 'https://app.example.com';
/** Time of the first case; each next one is a minute later, so that documents stay reproducible. */
const START = Date.parse('2026-11-26T09:30:00Z');
const STEP_MS = 60_000;
/** Time between two calls of a case, so that lists have one order. */
const PAUSE_MS = 100;

export const keyOf = ({ service, method, path }: CallAddress): string =>
  `${service} ${method} ${path}`;

/**
 * Runs the cases with good requests and with declared errors on a fresh sandbox.
 * @throws Error if a case fails
 * @returns the first exchange of each kind, without random values
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
      cases: allCases.filter(isRecorded).map((one) => atOnce(one, control)),
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

/** Errors that every call has are recorded for the calls of one record. */
const isRecorded = ({ record, title, provokes }: Case): boolean =>
  SPECIFIC.test(title) || (provokes !== undefined && ['contacts', 'invites'].includes(record));

/** Two admins change each other: both requests must arrive before one is served. */
const atOnce = (one: Case, control: SandboxControl): Case =>
  one.title.startsWith('keeps an admin')
    ? {
        ...one,
        run: async (world) => {
          await control.barrier({ service: 'auth', method: 'PATCH', count: 2 });
          await one.run(world);
        },
      }
    : one;

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
      put(known.errors, code, stable(body));
      put(errors, code, stable(body));
      return;
    }
    const type = headers.get('content-type') ?? '';
    if (status < 300 && raw instanceof FormData) {
      known.form ??= stable(Object.fromEntries(raw));
    }
    if (status < 300 && known.responses.size === 0 && request !== undefined) {
      known.request ??= stable(request);
    }
    if (type.includes('json')) put(known.responses, status, stable(body));
    const alternative = schemas.get(keyOf(call))?.[status];
    if (alternative) put(alternatives, alternative.response, stable(body));
    if (type.includes('event-stream')) {
      known.request ??= stable(request);
      for (const event of eventsIn(String(body))) put(known.events, kindOf(event), stable(event));
    }
  };
  return { examples: { calls, errors, alternatives }, onReply };
}

function put<Key>(map: Map<Key, unknown>, key: Key, value: unknown): void {
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
