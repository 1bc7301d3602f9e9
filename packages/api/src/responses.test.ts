import { describe, expect, it } from 'vitest';
import * as api from './index.ts';
import type { Resource } from './resource.ts';
import { recorder } from './testing/recorder.ts';

describe('an error response', () => {
  const agents = [{ id: 'a', name: 'Front desk' }];
  const refusals: readonly [string, (error: unknown) => unknown, string, object, unknown][] = [
    ['conflictIn', api.conflictIn, 'VERSION_CONFLICT', { content: { id: 'c' } }, { id: 'c' }],
    ['conflictOwner', api.conflictOwner, 'TAKEN', { conversation: { id: 'c' } }, { id: 'c' }],
    ['agentsUsing', api.agentsUsing, 'IN_USE', { agents }, agents],
    [
      'templateUsesIn',
      api.templateUsesIn,
      'IN_USE',
      { contents: [{ id: 'c', title: 'Letter' }] },
      [{ id: 'c', title: 'Letter' }],
    ],
  ];
  const refused = (code: string, rest: object, status = 409) =>
    new api.ApiError('http', { status, body: { error: { code, ...rest } } });

  it.each(refusals)(
    'reports what blocks the call by its error code: %s',
    (_name, read, code, rest, found) => {
      expect(read(refused(code, rest))).toMatchObject(found as object);
    },
  );

  it.each(refusals)('of another kind is read as null: %s', (_name, read, code, rest) => {
    for (const error of [
      refused('OTHER', rest),
      refused(code, rest, 422),
      new api.ApiError('http', { status: 409, body: code }),
      new api.ApiError('http', { status: 409, body: { error: code, ...rest } }),
      new api.ApiError('network'),
      new TypeError('x'),
      undefined,
    ])
      expect(read(error)).toBeNull();
  });
});

describe('a response with one record', () => {
  const loaded = <Data, Params extends object>(resource: Resource<Data, Params>, params: Params) =>
    async function load(response: unknown): Promise<unknown> {
      return resource.load(recorder(response).api, params, new AbortController().signal);
    };
  const records: readonly [string, (response: unknown) => Promise<unknown>, string][] = [
    ['agent', loaded(api.agent, { id: 'x' }), 'agent'],
    ['bot', loaded(api.bot, { id: 'x' }), 'bot'],
    ['call', loaded(api.conversation, { id: 'x' }), 'conversation'],
    ['content', loaded(api.content, { id: 'x' }), 'content'],
  ];

  it.each(records)('is read bare or wrapped: %s', async (_name, load, wrapper) => {
    const row = { id: 'x' };
    for (const response of [row, { [wrapper]: row }, { data: row }]) {
      // oxlint-disable-next-line no-await-in-loop -- one response after the other
      expect(await load(response)).toMatchObject({ id: 'x', key: 'x' });
    }
  });

  it.each(records.filter(([name]) => name === 'bot' || name === 'content'))(
    'is malformed without an id: %s',
    async (_name, load, wrapper) => {
      for (const response of [{}, { [wrapper]: { id: '' } }, { [wrapper]: { id: null } }, []]) {
        // oxlint-disable-next-line no-await-in-loop -- one response after the other
        await expect(load(response)).rejects.toMatchObject({ kind: 'malformed' });
      }
    },
  );
});

describe('an enumeration', () => {
  it.each([
    ['in', 'in'],
    ['Inbound', 'in'],
    ['out', 'out'],
    ['OUTBOUND', 'out'],
    ['sideways', null],
    [undefined, null],
  ])('reads the direction %j of an interaction as %j', async (direction, read) => {
    const { api: client } = recorder([{ id: 'i', direction }]);
    const rows = await api.interactions.load(client, { limit: 1 }, new AbortController().signal);
    expect(rows).toMatchObject([{ direction: read }]);
  });

  it.each([
    ['resolved', true, true],
    ['transferred', true, true],
    ['unresolved', true, false],
    ['no_answer', false, false],
    ['voicemail', false, false],
    ['failed', false, false],
    [null, false, false],
  ] as const)(
    'of the outcome %j counts as answered: %j, as a success: %j',
    (outcome, answered, success) => {
      expect(api.isAnswered(outcome)).toBe(answered);
      expect(api.isSuccess(outcome)).toBe(success);
    },
  );
});
