import { describe, expect, it } from 'vitest';
import type { Api } from '../createApi.ts';
import { ApiError } from '../http/apiError.ts';
import type { CallInput, Http } from '../http/http.ts';
import { attachKnowledge } from './knowledgeActions.ts';
import { agentsInFull } from './knowledgeResources.ts';

/** A service that answers by the path of a call, and what it was sent. */
function service(answer: (path: string, input: CallInput) => unknown) {
  const sent: CallInput[] = [];
  const send: Http['send'] = async (call, input = {}) => {
    sent.push(input);
    return Promise.resolve(answer(call.path, input));
  };
  return { api: { http: { send } } as Api, sent };
}

describe('attaching a knowledge base', () => {
  it.each([
    [true, ['kb1', 'kb2']],
    [false, ['kb1']],
  ])('%s: keeps what the agent has had since', async (isAttached, knowledge_base_ids) => {
    const { api, sent } = service(() => ({ id: 'a1', knowledge_base_ids: ['kb2', 'kb1'] }));
    await attachKnowledge.send(api, { id: 'a1', baseId: 'kb2', isAttached });
    expect(sent[1]?.json).toEqual({ knowledge_base_ids });
  });
});

describe('the agents in full', () => {
  it('leave out one that is gone by then', async () => {
    const { api } = service((path, { params }) => {
      if (!path.includes('{id}')) return { agents: [{ id: 'a1' }, { id: 'a2' }], total: 2 };
      if (params?.['id'] === 'a2') throw new ApiError('http', { status: 404 });
      return { id: 'a1', knowledge_base_ids: ['kb1'] };
    });
    const { agents } = await agentsInFull.load(api, { limit: 50 }, new AbortController().signal);
    expect(agents).toMatchObject([{ id: 'a1', knowledgeBaseIds: ['kb1'] }]);
  });
});
