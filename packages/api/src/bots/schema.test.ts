import { expect, it } from 'vitest';
import type { Api } from '../createApi.ts';
import { ApiError } from '../http/apiError.ts';
import { bot } from './resources.ts';
import { botSchema, botsSchema } from './schema.ts';

it('reads bots of odd shapes without losing one', () => {
  const answer = {
    bots: [
      {
        id: 'b1',
        name: ' Website assistant ',
        knowledge_base_id: 'kb1',
        updated_at: 1_700_000_000,
      },
      { id: 7, name: null, description: ['no text'], greeting: {}, updated_at: 'soon' },
    ],
    total: '2',
  };
  expect(botsSchema.parse(answer)).toMatchObject({
    total: 2,
    bots: [
      { id: 'b1', name: 'Website assistant', knowledgeBaseId: 'kb1', knowledgeBaseName: '' },
      { id: '7', name: 'Unknown', description: '', greeting: '', updatedAt: null },
    ],
  });
});

it.each([[{ id: 'b1', name: 'One' }], [{ bot: { id: 'b1', name: 'One' } }]])(
  'reads one from %j',
  (answer) => expect(botSchema.parse(answer)).toMatchObject({ key: 'b1', name: 'One' }),
);

it('tells a bot that is not there from one that cannot be read', async () => {
  const load = (status: number) => {
    const send = () => Promise.reject(new ApiError('http', { status }));
    const api = { http: { send } } as unknown as Api;
    return bot.load(api, { id: 'b1' }, new AbortController().signal);
  };
  await expect(load(404)).resolves.toBeNull();
  await expect(load(500)).rejects.toMatchObject({ status: 500 });
});
