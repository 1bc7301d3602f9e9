import { expect, it } from 'vitest';
import { ApiError } from '../http/apiError.ts';
import { recordingClient } from '../testing/describedCalls.ts';
import { agentDetails, attachKnowledge } from './agentKnowledge.ts';

it.each([
  [true, ['kb1', 'kb2']],
  [false, ['kb1']],
])('keeps the current knowledge bases of the agent, attached: %s', async (isAttached, expected) => {
  const stored = { id: 'a1', knowledge_base_ids: ['kb2', 'kb1'] };
  const { api, sent } = recordingClient(() => stored);
  await attachKnowledge.send(api, { id: 'a1', baseId: 'kb2', isAttached });
  expect(sent[1]?.json).toEqual({ knowledge_base_ids: expected });
});

it('skips an agent that was removed in the meantime', async () => {
  const { api } = recordingClient((call, { params }) => {
    if (!call.includes('{id}')) return { agents: [{ id: 'a1' }, { id: 'a2' }], total: 2 };
    if (params?.['id'] === 'a2') throw new ApiError('http', { status: 404 });
    return { id: 'a1', knowledge_base_ids: ['kb1'] };
  });
  const { agents } = await agentDetails.load(api, { limit: 50 }, new AbortController().signal);
  expect(agents).toMatchObject([{ id: 'a1', knowledgeBaseIds: ['kb1'] }]);
});
