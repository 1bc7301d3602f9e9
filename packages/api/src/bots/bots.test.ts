import { describe, expect, it } from 'vitest';
import type { Api } from '../createApi.ts';
import { ApiError } from '../http/apiError.ts';
import { botCalls } from './bots.contract.ts';
import { bot, botsSchema, getBot, listBots } from './bots.ts';
import { embedCalls, visitorQuestion } from './embed.contract.ts';

const wire = {
  id: 'b1',
  name: 'Website assistant',
  description: 'Answers guests',
  greeting: 'Hello',
  knowledge_base_id: 'kb1',
  knowledge_base_name: 'Handbook',
  updated_at: '2026-11-23T10:00:00Z',
};
const domain = {
  key: 'b1',
  id: 'b1',
  name: 'Website assistant',
  description: 'Answers guests',
  greeting: 'Hello',
  knowledgeBaseId: 'kb1',
  knowledgeBaseName: 'Handbook',
  updatedAt: new Date('2026-11-23T10:00:00Z'),
};

describe('bots', () => {
  it('reads a response that matches its description', () => {
    const list = { bots: [wire], total: 1 };
    expect(botCalls.list.response.parse(list)).toEqual(list);
    expect(listBots.response?.parse(list)).toEqual({ bots: [domain], total: 1 });
    expect(botCalls.get.response.parse(wire)).toEqual(wire);
    expect(getBot.response?.parse(wire)).toEqual(domain);
    expect(getBot.response?.parse({ bot: wire })).toEqual(domain);
  });

  it.each([
    ['a list without a total', botCalls.list, { bots: [] }],
    ['a bot without a name', botCalls.get, { id: 'b1' }],
    ['a number for a text', botCalls.get, { ...wire, greeting: 7 }],
    ['a day for a moment', botCalls.get, { ...wire, updated_at: '2026-11-23' }],
    ['an embedded bot without a greeting', embedCalls.get, { name: 'One' }],
    ['an answer without sources', embedCalls.ask, { answer: 'Yes' }],
  ])('rejects %s', (_, { response }, value) => {
    expect(response.safeParse(value).success).toBe(false);
  });
});

it.each([
  ['x'.repeat(500), true],
  ['x'.repeat(501), false],
  [' \n ', false],
  [7, false],
])('accepts the question %j: %s', (question, isRight) => {
  expect(visitorQuestion.safeParse({ question }).success).toBe(isRight);
  expect(visitorQuestion.safeParse({ question, html: true }).success).toBe(false);
});

it('D04 keeps bots with invalid fields', () => {
  const rows = [
    { ...wire, name: ' Website assistant ', knowledge_base_name: null, updated_at: 1_700_000_000 },
    { id: 7, name: null, description: ['no text'], greeting: {}, updated_at: 'soon' },
  ];
  expect(botsSchema.parse({ bots: rows, total: '2' })).toMatchObject({
    total: 2,
    bots: [
      { id: 'b1', name: 'Website assistant', knowledgeBaseId: 'kb1', knowledgeBaseName: '' },
      { id: '7', name: 'Unknown', description: '', greeting: '', updatedAt: null },
    ],
  });
});

it('distinguishes a bot that does not exist from one that cannot be loaded', async () => {
  const load = (status: number) => {
    const send = () => Promise.reject(new ApiError('http', { status }));
    const api = { http: { send } } as unknown as Api;
    return bot.load(api, { id: 'b1' }, new AbortController().signal);
  };
  await expect(load(404)).resolves.toBeNull();
  await expect(load(500)).rejects.toMatchObject({ status: 500 });
});
