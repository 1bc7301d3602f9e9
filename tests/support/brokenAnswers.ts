import type { Fault } from './sandboxControl.ts';

/** The page that a proxy puts in the place of an answer. */
const proxyPage =
  '<!DOCTYPE html><html><head><title>502</title></head><body><center><h1>Bad Gateway</h1></center><hr>proxy</body></html>';

/** What no screen may show of a broken answer. */
export const brokenWords = /Bad Gateway|doctype|undefined|\[object|Failed to fetch|\bNaN\b/i;

/** One way in which an answer is broken on its way. */
export interface Broken {
  name: string;
  /** @param good the body of a good answer, as text */
  fault: (good: string) => Fault;
  /** Whether the screen can still read it. */
  isGood?: boolean;
  /** Whether nothing at all was answered. */
  isEmpty?: boolean;
}

const json = 'application/json';

/** Broken answers by the row of the fault catalogue they belong to. */
export const brokenAnswers = {
  D01: [
    { name: 'malformed', fault: () => ({ body: '{"members": [}' }) },
    { name: 'truncated', fault: (good) => ({ body: good.slice(0, -3) }) },
    { name: 'empty', fault: () => ({ body: '' }), isEmpty: true },
    { name: 'blank', fault: () => ({ body: ' \r\n ' }), isEmpty: true },
    { name: '204', fault: () => ({ status: 204 }), isEmpty: true },
    { name: 'BOM', fault: (good) => ({ body: `\u{FEFF}${good}` }), isGood: true },
  ],
  D02: [
    { name: 'JSON as text', fault: () => ({ contentType: 'text/plain' }), isGood: true },
    { name: 'JSON as HTML', fault: () => ({ contentType: 'text/html' }), isGood: true },
    {
      name: 'JSON as bytes',
      fault: () => ({ contentType: 'application/octet-stream' }),
      isGood: true,
    },
    { name: 'HTML as JSON', fault: () => ({ body: proxyPage, contentType: json }) },
  ],
  D03: [502, 503, 403, 200].map((status) => ({
    name: `HTML ${status}`,
    fault: () => ({ status, body: proxyPage, contentType: 'text/html' }),
  })),
  D16: [
    { name: 'cut in the body', fault: () => ({ drop: 'body' }) },
    { name: 'cut after the headers', fault: () => ({ drop: 'headers' }) },
  ],
} as const satisfies Record<string, readonly Broken[]>;

/** Errors whose words are not for people, and answers that no browser lets through. */
export const refusedAnswers = {
  D13: [
    { name: 'no CORS headers', fault: () => ({ noCors: true }) },
    {
      name: 'a preflight that fails',
      fault: () => ({ method: 'OPTIONS', status: 500, noCors: true }),
    },
    { name: '401 without CORS headers', fault: () => ({ status: 401, noCors: true }) },
  ],
  D14: [
    { error: { message: ['listed'] }, detail: [[]], errors: [null] },
    { detail: [{ loc: ['query'], msg: { text: 'nested' } }] },
    { message: 'Failed to fetch' },
    'null',
  ].map((body) => ({ name: JSON.stringify(body), fault: () => ({ status: 422, body }) })),
} as const satisfies Record<string, readonly Broken[]>;
