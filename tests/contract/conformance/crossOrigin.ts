import type { CallDescription } from '@platform/api/contract';
import { refusable, sendSample } from './attempt.ts';
import type { Attempt } from './attempt.ts';
import type { Reply } from './client.ts';
import { assertRefused, assertThat } from './mismatch.ts';
import type { CallSample } from './sample.ts';
import type { World } from './world.ts';

const REQUEST_HEADERS = ['authorization', 'content-type', 'accept'];

/** Headers that the client reads, for the clock and for retries. */
const RESPONSE_HEADERS = ['date', 'retry-after'];

/** Any value of a parameter works if the request fails before a record is read. */
const ANY_PARAMS = new Proxy({}, { get: () => 'any' });

const ELSEWHERE = 'https://elsewhere.example';

/** Checks that a browser may send the call from the client's origin only, and read an error. */
export function crossOrigin(described: CallDescription, sample: CallSample): Attempt[] {
  const attempts: Attempt[] = [
    {
      title: 'lets the client call it from another origin',
      run: async (world) => assertPreflight(world, described),
    },
  ];
  if (described.call.method !== 'GET' && !sample.refused?.ORIGIN_NOT_ALLOWED) {
    attempts.push({
      title: 'refuses a write from another origin',
      provokes: ['ORIGIN_NOT_ALLOWED'],
      run: async (world) => {
        const content = await refusable(world, sample);
        const headers = { ...content.headers, origin: ELSEWHERE };
        const reply = await sendSample(world, described, { ...content, headers });
        assertRefused(reply, 'ORIGIN_NOT_ALLOWED');
      },
    });
  }
  if (described.call.access !== 'private') return attempts;
  const readable: Attempt = {
    title: 'lets the client read a refusal from another origin',
    run: async (world) => {
      const reply = await world.sendPublic(described, { params: ANY_PARAMS });
      assertThat(reply.status >= 400, 'a refusal without a token', reply.status);
      assertReadable(world, described, reply);
    },
  };
  return [...attempts, readable];
}

async function assertPreflight(world: World, described: CallDescription): Promise<void> {
  const { method, service } = described.call;
  const { status, headers } = await world.sendPublic(described, {
    method: 'OPTIONS',
    params: ANY_PARAMS,
    headers: {
      'access-control-request-method': method,
      'access-control-request-headers': REQUEST_HEADERS.toSorted().join(','),
    },
  });
  assertThat(status >= 200 && status < 300, 'a preflight that succeeds', status);
  assertAllowedOrigin(world, described, headers);
  const methods = headers.get('access-control-allow-methods')?.toUpperCase() ?? '';
  const isSimple = method === 'GET' || method === 'POST';
  assertThat(
    isSimple || methods === '*' || methods.includes(method),
    `Access-Control-Allow-Methods with ${method}`,
    methods || 'no such header',
  );
  assertLists(headers, 'Access-Control-Allow-Headers', REQUEST_HEADERS);
  if (service !== 'auth') return;
  const credentials = headers.get('access-control-allow-credentials');
  assertThat(
    credentials === 'true',
    'Access-Control-Allow-Credentials true',
    credentials ?? 'no such header',
  );
}

/** @throws Mismatch unless the client may read the response and the headers that it needs */
export function assertReadable(world: World, described: CallDescription, reply: Reply): void {
  assertAllowedOrigin(world, described, reply.headers);
  const isAny = reply.headers.get('access-control-expose-headers') === '*';
  if (isAny && described.call.service !== 'auth') return;
  assertLists(reply.headers, 'Access-Control-Expose-Headers', RESPONSE_HEADERS);
}

function assertAllowedOrigin(
  { config: { origin } }: World,
  { call: { service } }: CallDescription,
  headers: Headers,
): void {
  const allowed = headers.get('access-control-allow-origin');
  assertThat(
    allowed === origin || (service !== 'auth' && allowed === '*'),
    `Access-Control-Allow-Origin ${origin}`,
    allowed ?? 'no such header',
  );
}

function assertLists(headers: Headers, header: string, expected: readonly string[]): void {
  const value = headers.get(header) ?? '';
  const listed = value
    .toLowerCase()
    .split(',')
    .map((name) => name.trim());
  for (const name of expected) {
    assertThat(listed.includes(name), `${header} with ${name}`, value || 'no such header');
  }
}
