import { allCalls, errorsOf } from '@platform/api/contract';
import type { CallDescription } from '@platform/api/contract';
import type { Case } from './case.ts';
import type { RequestContent } from './client.ts';
import { Skip, assertFits, assertRefused, assertSuccess, assertThat } from './mismatch.ts';
import type { Sample, Samples } from './sample.ts';
import type { World } from './world.ts';
import { bodiesAtTheLimit, wrongBodies, wrongQueries } from './wrongValues.ts';

type Attempt = Pick<Case, 'title' | 'run'>;

/** The cases that follow from the description of each call alone, with a sample of what it accepts. */
export function describedCases(samples: Readonly<Record<string, Samples>>): Case[] {
  return Object.entries(allCalls).flatMap(([record, calls]) =>
    Object.entries(calls as Record<string, CallDescription>).flatMap(([name, described]) => {
      const { service, method, path } = described.call;
      const sample = samples[record]?.[name] ?? { skip: 'no sample' };
      return attemptsOf(described, sample).map((attempt) => ({
        service,
        record,
        call: `${method} ${path}`,
        extension: described.extension,
        ...attempt,
      }));
    }),
  );
}

function attemptsOf(described: CallDescription, sample: Sample): Attempt[] {
  return [
    ...preflights(described),
    ...good(described, sample),
    ...withoutRight(described, sample),
    ...wrongRequests(described, sample),
    ...unknownRecords(described, sample),
    ...repeatedWrites(described, sample),
  ];
}

const contentOf = async (world: World, { content, skip }: Sample): Promise<RequestContent> => {
  if (skip !== undefined) throw new Skip(skip);
  return (await content?.(world)) ?? {};
};

const isPublic = ({ call }: CallDescription) => call.access === 'public';

/** Sends a sample as its person, or as a visitor. */
async function sendSample(
  world: World,
  described: CallDescription,
  { person = 'admin' }: Sample,
  content: RequestContent,
) {
  return isPublic(described)
    ? world.sendPublic(described, content)
    : world.send(described, content, person);
}

function good(described: CallDescription, sample: Sample): Attempt[] {
  const run = async (world: World) => {
    const reply = await sendSample(world, described, sample, await contentOf(world, sample));
    assertSuccess(reply);
    if (sample.remove) world.afterwards(async () => sample.remove?.(world, reply.body));
    const { responseType = 'application/json' } = described;
    const type = reply.headers.get('content-type') ?? '';
    assertThat(type.includes(responseType), `Content-Type ${responseType}`, type);
    const allowed = reply.headers.get('access-control-allow-origin');
    assertThat(
      allowed === world.config.origin || allowed === '*',
      `Access-Control-Allow-Origin ${world.config.origin}`,
      allowed ?? 'no such header',
    );
    if (responseType === 'application/json') assertFits(described.response, reply.body);
  };
  return [{ title: 'responds as described', run }];
}

function preflights(described: CallDescription): Attempt[] {
  const { method, service } = described.call;
  const run = async (world: World) => {
    const params = new Proxy({}, { get: () => 'any' });
    const { status, headers } = await world.sendPublic(described, {
      method: 'OPTIONS',
      params,
      headers: {
        'access-control-request-method': method,
        'access-control-request-headers': 'authorization,content-type',
      },
    });
    const { origin } = world.config;
    const of = (name: string) => headers.get(`access-control-${name}`) ?? '';
    assertThat(status >= 200 && status < 300, 'a preflight that succeeds', status);
    assertThat(
      of('allow-origin') === origin || (service !== 'auth' && of('allow-origin') === '*'),
      `Access-Control-Allow-Origin ${origin}`,
      of('allow-origin') || 'no such header',
    );
    const methods = of('allow-methods').toUpperCase();
    const isSimple = method === 'GET' || method === 'POST';
    assertThat(
      isSimple || methods === '*' || methods.includes(method),
      `Access-Control-Allow-Methods with ${method}`,
      methods || 'no such header',
    );
    const allowed = of('allow-headers').toLowerCase();
    for (const name of ['authorization', 'content-type']) {
      assertThat(
        allowed.includes(name),
        `Access-Control-Allow-Headers with ${name}`,
        allowed || 'no such header',
      );
    }
    if (service === 'auth') {
      assertThat(
        of('allow-credentials') === 'true',
        'Access-Control-Allow-Credentials true',
        of('allow-credentials') || 'no such header',
      );
    }
  };
  return [{ title: 'lets the client call it from another origin', run }];
}

function withoutRight(described: CallDescription, sample: Sample): Attempt[] {
  const { call, permission } = described;
  if (call.access !== 'private') return [];
  return [
    {
      title: 'refuses a request without a token',
      run: async (world) =>
        assertRefused(
          await world.sendPublic(described, await contentOf(world, sample)),
          'UNAUTHENTICATED',
        ),
    },
    {
      title: 'refuses an unknown token',
      run: async (world) => {
        const content = await contentOf(world, sample);
        const headers = { authorization: 'Bearer no-such-token' };
        assertRefused(
          await world.sendPublic(described, { ...content, headers }),
          'UNAUTHENTICATED',
        );
      },
    },
    ...(permission
      ? [
          {
            title: `refuses who lacks ${permission}`,
            run: async (world: World) =>
              assertRefused(
                await world.send(described, await contentOf(world, sample), 'viewer'),
                'FORBIDDEN',
              ),
          },
        ]
      : []),
  ];
}

function wrongRequests(described: CallDescription, sample: Sample): Attempt[] {
  const { body, query } = described;
  const attempts: Attempt[] = [];
  if (body) {
    attempts.push(
      {
        title: 'refuses a body that is no JSON',
        run: async (world) => {
          const { body: _, ...content } = await contentOf(world, sample);
          const headers = { 'content-type': 'application/json' };
          const raw = '{"half":';
          const wrong = { ...content, raw, headers };
          assertRefused(await sendSample(world, described, sample, wrong), 'MALFORMED_JSON');
        },
      },
      {
        title: 'refuses each wrong value of the body',
        run: async (world) => {
          const content = await contentOf(world, sample);
          for (const wrong of wrongBodies(body, content.body)) {
            const reply = await sendSample(world, described, sample, {
              ...content,
              body: wrong.value,
            });
            naming(wrong.title, () => assertRefused(reply, 'VALIDATION_FAILED'));
          }
        },
      },
      {
        title: 'accepts texts as long as they may be',
        run: async (world) => {
          const { body: right } = await contentOf(world, sample);
          for (const { title, value, path } of bodiesAtTheLimit(body, right)) {
            const content = await contentOf(world, sample);
            const name = path[0] ?? '';
            const { length } = (value as Record<string, string>)[name] ?? '';
            const longest = world.unique().slice(0, length).padEnd(length, 'x');
            const reply = await sendSample(world, described, sample, {
              ...content,
              body: { ...(content.body as object), [name]: longest },
            });
            naming(title, () => assertSuccess(reply));
            if (sample.remove) world.afterwards(async () => sample.remove?.(world, reply.body));
          }
        },
      },
    );
  }
  if (query) {
    attempts.push({
      title: 'refuses each wrong value of the query',
      run: async (world) => {
        const content = await contentOf(world, sample);
        for (const wrong of wrongQueries(query)) {
          const reply = await sendSample(world, described, sample, {
            ...content,
            query: { ...content.query, ...(wrong.value as object) },
          });
          naming(wrong.title, () => assertRefused(reply, 'VALIDATION_FAILED'));
        }
      },
    });
  }
  return attempts;
}

function unknownRecords(described: CallDescription, sample: Sample): Attempt[] {
  const { call } = described;
  if (!call.path.includes('{') || call.access !== 'private') return [];
  if (!errorsOf(described).includes('NOT_FOUND')) return [];
  return [
    {
      title: 'does not find an unknown record',
      run: async (world) => {
        const content = await contentOf(world, sample);
        const params = Object.fromEntries(
          Object.keys(content.params ?? {}).map((name) => [name, 'no-such-record']),
        );
        assertRefused(
          await sendSample(world, described, sample, { ...content, params }),
          'NOT_FOUND',
        );
      },
    },
    ...hiddenRecords(described, sample),
  ];
}

function hiddenRecords(described: CallDescription, sample: Sample): Attempt[] {
  if (sample.isShared) return [];
  return [
    {
      title: 'hides the record from another tenant',
      run: async (world) => {
        await world.tokenOf('stranger');
        const content = await contentOf(world, sample);
        assertRefused(await world.send(described, content, 'stranger'), 'NOT_FOUND', 'FORBIDDEN');
      },
    },
  ];
}

function repeatedWrites(described: CallDescription, sample: Sample): Attempt[] {
  const { repeated } = described;
  if (!repeated) return [];
  const title = {
    idempotent: 'does nothing more if it is sent twice',
    creates: 'creates another record if it is sent twice',
  }[repeated as string];
  const run = async (world: World) => {
    const content = await contentOf(world, sample);
    const replies = [];
    for (const _ of [1, 2]) {
      const reply = await sendSample(world, described, sample, content);
      if (sample.remove) world.afterwards(async () => sample.remove?.(world, reply.body));
      replies.push(reply);
    }
    const [first, second] = replies;
    if (!first || !second) return;
    assertSuccess(first);
    if (repeated === 'idempotent' || repeated === 'creates') assertSuccess(second);
    else assertRefused(second, repeated);
  };
  return [{ title: title ?? `refuses a second time with ${repeated}`, run }];
}

/** Puts the name of what was tried before a mismatch. */
function naming(title: string, check: () => void): void {
  try {
    check();
  } catch (error) {
    if (error instanceof Error && 'came' in error) {
      Object.assign(error, { came: `${title}: ${String(error.came)}` });
    }
    throw error;
  }
}
