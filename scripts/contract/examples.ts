import { createSandbox } from '@platform/sandbox';
import { describedCases } from '../../tests/contract/conformance/describedCases.ts';
import { tableOf } from '../../tests/contract/conformance/reports/table.ts';
import { runConformance } from '../../tests/contract/conformance/run.ts';
import { samples } from '../../tests/contract/conformance/samples/index.ts';
import { sandboxConfig } from '../../tests/contract/conformance/sandboxConfig.ts';

export interface Example {
  request?: unknown;
  response: unknown;
}

const CLIENT = 'https://app.example.com';
/** Time of the first call; each next one is a minute later, so that documents stay reproducible. */
const START = Date.parse('2026-11-26T09:30:00Z');
const STEP_MS = 60_000;
const MAX_ROWS = 2;

/**
 * Sends the sample of every call to a fresh sandbox.
 * @throws Error if a sample is refused
 * @returns the first exchange of each call, by `METHOD /path`, without random values
 */
export async function recordExamples(): Promise<ReadonlyMap<string, Example>> {
  let time = START;
  const sandbox = await createSandbox({
    allowedOrigins: [CLIENT],
    now: () => new Date(time),
    usageGrows: false,
    accessTokenTtlSeconds: 86_400,
  });
  const examples = new Map<string, Example>();
  const stable = createStableNames(sandbox.url);
  try {
    const results = await runConformance({
      config: sandboxConfig(sandbox, CLIENT),
      cases: describedCases(samples).filter(({ title }) => title === 'responds as described'),
      onResult() {
        time += STEP_MS;
      },
      onReply({ call }, { body: request }, { status, headers, body: response }) {
        const key = `${call.service} ${call.method} ${call.path}`;
        const isJson = headers.get('content-type')?.includes('json');
        if (examples.has(key) || status > 299 || !isJson) return;
        examples.set(key, {
          ...(request !== undefined && { request: stable(request) }),
          response: stable(response),
        });
      },
    });
    if (results.some(({ outcome }) => outcome === 'failed'))
      throw new Error(tableOf(results, { all: results.length }));
  } finally {
    await sandbox.close();
  }
  return examples;
}

/** Cuts long lists and replaces random values: ids, tokens, cursors, ports. */
function createStableNames(url: string) {
  const ids = new Map<string, string>();
  const port = new URL(url).port;

  function idOf(text: string): string {
    const [kind = ''] = text.split('_');
    const known = ids.get(text);
    if (known) return known;
    const count = [...ids.keys()].filter((each) => each.startsWith(`${kind}_`)).length + 1;
    ids.set(text, `${kind}_example${count}`);
    return `${kind}_example${count}`;
  }

  const textOf = (text: string) =>
    text
      .replaceAll(/(?<![\w-])[\w-]{43}(?![\w-])/g, 'example-secret')
      .replaceAll(/\b[a-z]{2,4}_[0-9A-Za-z_-]{16,}/g, idOf)
      .replaceAll(/([-_])cf[0-9a-z]+\1\d+/g, '$1example')
      .replaceAll(/\+447700900\d{3}/g, '+447700900123')
      .replaceAll(
        new RegExp(`\\w+://(localhost|127\\.0\\.0\\.1):${port}`, 'g'),
        'https://services.example.com',
      );

  return function stable(value: unknown, name = ''): unknown {
    if (/token|secret|cursor/.test(name) && typeof value === 'string') return `<${name}>`;
    if (typeof value === 'string') return textOf(value);
    if (Array.isArray(value)) return value.slice(0, MAX_ROWS).map((each) => stable(each));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, inner]) => [key, stable(inner, key)]),
    );
  };
}
