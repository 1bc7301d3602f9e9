import { describe, expect, it } from 'vitest';
import { ApiError } from '../http/apiError.ts';
import type { CallInput, Http } from '../http/http.ts';
import { activateAgent, createAgent, removeAgent, updateAgent } from './agentEndpoints.ts';
import { DEFAULT_AGENT_SETTINGS } from './agent.ts';
import { listAgents } from './endpoints.ts';

/** A client that answers every call alike and keeps what was sent. */
function answering(answer: (call: string) => unknown) {
  const sent: [string, CallInput | undefined][] = [];
  const send: Http['send'] = async (call, input) => {
    const name = `${call.method} ${call.path}`;
    sent.push([name, input]);
    return Promise.resolve(answer(name));
  };
  const http = { send, request: () => Promise.reject(new Error('not used')) };
  return { http, sent, names: () => sent.map(([name]) => name) };
}

/** What a JSON body holds once it is written: nothing that is undefined. */
const written = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

const settings = { ...DEFAULT_AGENT_SETTINGS, name: ' Front desk ', voiceId: 'v1' };

describe('the lists', () => {
  it('ask in the words of the wire', async () => {
    const { http, sent } = answering(() => []);
    await listAgents(http, { limit: 5, search: '', type: 'web', isEnabled: false });
    expect(sent.map(([, input]) => input?.query)).toEqual([
      { limit: 5, search: '', agent_type: 'web', is_enabled: false },
    ]);
  });
});

describe('the agent calls', () => {
  it('give the stored agent, or null where the answer holds none', async () => {
    const stored = answering(() => ({ agent: { id: 'a1', name: 'Front desk' } }));
    expect(await createAgent(stored.http, settings)).toMatchObject({ id: 'a1', key: 'a1' });
    expect(stored.sent[0]?.[1]?.json).toMatchObject({
      name: 'Front desk',
      agent_type: 'inbound',
      phone_number_id: null,
      consent: { enabled: false, text: '' },
      is_enabled: false,
    });
    const silent = answering(() => ({ success: true }));
    expect(await createAgent(silent.http, settings)).toBeNull();
    expect(await updateAgent(silent.http, 'a1', { name: 'Desk' })).toBeNull();
    await removeAgent(silent.http, 'a1');
    expect(silent.names().at(-1)).toBe('DELETE /v1/agents/{id}');
  });

  it('send of a change what it holds, and nothing besides', async () => {
    const { http, sent } = answering(() => ({}));
    await updateAgent(http, 'a1', { phoneNumberId: '', toolIds: ['t1'] });
    expect(sent.map(([, input]) => written(input?.json))).toEqual([
      { phone_number_id: null, tool_ids: ['t1'] },
    ]);
  });

  it.each([405, 501])('activate by PATCH, and by POST after %i', async (status) => {
    const { http, sent, names } = answering((name) => {
      if (name.startsWith('PATCH')) throw new ApiError('http', { status });
      return {};
    });
    await activateAgent(http, 'a1', false);
    await activateAgent(http, 'a2', true);
    expect(names()).toEqual([
      'PATCH /v1/agents/{id}/activate',
      'POST /v1/agents/{id}/activate',
      'POST /v1/agents/{id}/activate',
    ]);
    expect(sent[1]?.[1]).toEqual({ params: { id: 'a1' }, json: { is_enabled: false } });
  });

  it.each([400, 403, 404, 500])('never try another method after %i', async (status) => {
    const { http, names } = answering(() => {
      throw new ApiError('http', { status });
    });
    await expect(activateAgent(http, 'a1', true)).rejects.toMatchObject({ status });
    await expect(updateAgent(http, 'a1', {})).rejects.toMatchObject({ status });
    expect(names()).toHaveLength(2);
  });
});
