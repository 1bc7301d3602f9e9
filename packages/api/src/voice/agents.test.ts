import { describe, expect, it } from 'vitest';
import { ApiError } from '../http/apiError.ts';
import { send } from '../http/send.ts';
import { recordingClient, refusedFields } from '../testing/describedCalls.ts';
import { activateAgent, agentSchema, createAgent, updateAgent } from './agent.ts';
import { agentBody, agentCalls, agentChange, agentsQuery } from './agents.contract.ts';
import type { AgentBody, AgentDetailWire, AgentWire } from './agents.contract.ts';
import { agentsSchema, listAgents } from './agents.ts';
import { DEFAULT_AGENT_SETTINGS } from './agentSettings.ts';

const row: AgentWire = {
  id: 'a1',
  name: 'Front desk',
  agent_type: 'inbound',
  is_enabled: true,
  voice_id: 'v1',
  phone_number: '+441632960101',
  calls_today: 64,
  success_rate: 0.96,
  updated_at: '2026-11-26T14:30:00Z',
};
const agent = {
  key: 'a1',
  id: 'a1',
  name: 'Front desk',
  type: 'inbound',
  isEnabled: true,
  voiceId: 'v1',
  phoneNumber: '+441632960101',
  callsToday: 64,
  successRate: 0.96,
  updatedAt: new Date('2026-11-26T14:30:00Z'),
};
const body: AgentBody = {
  name: 'Front desk',
  agent_type: 'inbound',
  language: 'en',
  voice_id: 'v1',
  first_message: 'Hello',
  system_prompt: 'Take messages, and be kind.',
  model: 'balanced',
  temperature: 0.7,
  tool_ids: ['t1'],
  knowledge_base_ids: ['k1'],
  retrieval_size: 6,
  knowledge_only: true,
  phone_number_id: 'n1',
  max_call_minutes: 20,
  silence_timeout_s: 30,
  transfer_number: '+441632960002',
  consent: { enabled: true, text: 'This call is recorded.' },
  evaluation_criteria: ['Polite'],
};
const detail: AgentDetailWire = { ...body, ...row, created_at: '2026-11-01T09:00:00Z' };

describe('agents', () => {
  it('match their description', () => {
    const page = agentCalls.list.response.parse({ agents: [row], total: 3 });
    expect(agentsSchema.parse(page)).toEqual({ agents: [agent], total: 3 });
    expect(agentSchema.parse(agentCalls.get.response.parse(detail))).toEqual({
      ...agent,
      language: 'en',
      firstMessage: 'Hello',
      instructions: 'Take messages, and be kind.',
      model: 'balanced',
      temperature: 0.7,
      toolIds: ['t1'],
      knowledgeBaseIds: ['k1'],
      retrievalSize: 6,
      isKnowledgeOnly: true,
      phoneNumberId: 'n1',
      maxCallMinutes: 20,
      silenceTimeoutSeconds: 30,
      transferNumber: '+441632960002',
      consent: { isEnabled: true, text: 'This call is recorded.' },
      evaluationCriteria: ['Polite'],
      createdAt: new Date('2026-11-01T09:00:00Z'),
    });
  });

  it.each<[unknown, unknown[], number | null]>([
    [[{ id: 'a1' }], ['a1'], null],
    [{ data: [{ id: 'a1' }], total: '12' }, ['a1'], 12],
    [{ agents: null, total: 0 }, [], 0],
    [{ agents: [], total: -1 }, [], null],
    [{ agents: [], total: Number.NaN }, [], null],
    [null, [], null],
  ])('D04 are listed from %j', (response, keys, total) => {
    const list = agentsSchema.parse(response);
    expect([list.agents.map(({ key }) => key), list.total]).toEqual([keys, total]);
  });

  it.each([{}, 'agents', 7, { agents: {} }])('reject %j, which is not a list', (response) => {
    expect(agentsSchema.safeParse(response).error?.issues[0]?.path).toEqual(['agents']);
  });

  it('D06 have unique keys, even if ids are repeated or missing', () => {
    const { agents } = agentsSchema.parse([row, row, { ...row, id: 0 }, {}]);
    expect(agents.map(({ key }) => key)).toEqual(['a1', 'a1#2', '0', '#2']);
  });

  it('D04 keep the valid rows next to invalid ones', () => {
    const rows = [null, 'x', [], { name: 7, is_enabled: 'yes', agent_type: null }];
    expect(agentsSchema.parse({ agents: rows }).agents).toEqual([
      {
        key: '#2',
        id: '',
        name: '7',
        type: '',
        isEnabled: false,
        voiceId: '',
        phoneNumber: '',
        callsToday: null,
        successRate: null,
        updatedAt: null,
      },
    ]);
  });

  it.each<['success_rate' | 'calls_today', unknown, number | null]>([
    ['success_rate', 0, 0],
    ['success_rate', 1, 1],
    ['success_rate', 94, 0.94],
    ['success_rate', '0.8', 0.8],
    ['success_rate', 100, 1],
    ['success_rate', 101, null],
    ['success_rate', -0.1, null],
    ['success_rate', Number.NaN, null],
    ['success_rate', 'most', null],
    ['calls_today', 0, 0],
    ['calls_today', '12', 12],
    ['calls_today', -3, null],
    ['calls_today', 1e21, null],
    ['calls_today', {}, null],
  ])('D17 read the figure %s of %j as %j', (name, value, figure) => {
    const [read] = agentsSchema.parse([{ ...row, [name]: value }]).agents;
    expect(name === 'success_rate' ? read?.successRate : read?.callsToday).toBe(figure);
  });

  it.each([[detail], [{ agent: detail }], [{ data: detail }]])('are read from %j', (response) => {
    expect(agentSchema.parse(response)).toMatchObject({ key: 'a1', temperature: 0.7 });
  });

  it('have a default for each missing or invalid setting', () => {
    const defaults = {
      temperature: 0.4,
      maxCallMinutes: 10,
      silenceTimeoutSeconds: 15,
      retrievalSize: 4,
      toolIds: [],
      knowledgeBaseIds: [],
      consent: { isEnabled: false, text: '' },
      evaluationCriteria: [],
    };
    expect(agentSchema.parse(row)).toMatchObject(defaults);
    const malformed = {
      agent_type: 'hologram',
      temperature: 9,
      max_call_minutes: -3,
      silence_timeout_s: 'long',
      retrieval_size: 1e21,
      tool_ids: ['t1', 't1', null, {}],
      knowledge_base_ids: 'k1',
      consent: 'yes',
      evaluation_criteria: Array.from({ length: 12 }, (_, index) => `Criterion ${index}`),
    };
    const { evaluationCriteria, ...read } = agentSchema.parse({ ...row, ...malformed });
    const { evaluationCriteria: _, ...others } = defaults;
    expect(read).toMatchObject({ ...others, type: 'hologram', toolIds: ['t1'] });
    expect(evaluationCriteria).toHaveLength(10);
    expect(agentSchema.safeParse([row]).success).toBe(false);
  });

  it('are requested, created and changed under their wire names', async () => {
    const { http, sent } = recordingClient(() => ({ agents: [], agent: row }));
    await send(http, listAgents, { query: { limit: 5, type: 'web', isEnabled: false } });
    const settings = {
      ...DEFAULT_AGENT_SETTINGS,
      name: ' Desk ',
      evaluationCriteria: [' ', ' a '],
    };
    expect(await send(http, createAgent, { body: settings })).toMatchObject({ key: 'a1' });
    const change = { phoneNumberId: '', toolIds: ['t1'] };
    await send(http, updateAgent, { params: { id: 'a1' }, body: change });
    expect(sent).toMatchObject([
      { query: { limit: 5, agent_type: 'web', is_enabled: false } },
      {
        json: {
          name: 'Desk',
          agent_type: 'inbound',
          phone_number_id: null,
          evaluation_criteria: ['a'],
          is_enabled: false,
        },
      },
      {},
    ]);
    expect(sent[2]?.json).toEqual({ phone_number_id: null, tool_ids: ['t1'] });
  });

  it('are null if the response of a write has none', async () => {
    const { http } = recordingClient(() => ({ success: true }));
    expect(await send(http, createAgent, { body: DEFAULT_AGENT_SETTINGS })).toBeNull();
    expect(await send(http, updateAgent, { params: { id: 'a1' }, body: {} })).toBeNull();
  });

  it.each([405, 501])('are activated by PATCH, and by POST after %i', async (status) => {
    const { http, sent } = recordingClient((call) => {
      if (call.startsWith('PATCH')) throw new ApiError('http', { status });
      return {};
    });
    await send(http, activateAgent, { params: { id: 'a1' }, body: { isEnabled: false } });
    await send(http, activateAgent, { params: { id: 'a2' }, body: { isEnabled: true } });
    expect(sent.map(({ call }) => call)).toEqual([
      'PATCH /v1/agents/{id}/activate',
      'POST /v1/agents/{id}/activate',
      'POST /v1/agents/{id}/activate',
    ]);
    expect(sent[1]).toMatchObject({ params: { id: 'a1' }, json: { is_enabled: false } });
  });

  it.each<[object, string[]]>([
    [{}, []],
    [{ name: ` ${'x'.repeat(60)} `, first_message: '', is_enabled: true }, []],
    [{ name: 'x' }, ['name']],
    [{ name: 'x'.repeat(61) }, ['name']],
    [{ agent_type: 'fax' }, ['agent_type']],
    [{ language: 'English' }, ['language']],
    [{ language: 'pt-BR', transfer_number: '' }, []],
    [{ voice_id: '' }, ['voice_id']],
    [{ first_message: 'x'.repeat(501) }, ['first_message']],
    [{ system_prompt: 'x'.repeat(19) }, ['system_prompt']],
    [{ system_prompt: 'x'.repeat(8001) }, ['system_prompt']],
    [{ model: '' }, ['model']],
    [{ temperature: 1.1 }, ['temperature']],
    [{ tool_ids: Array.from({ length: 51 }, String) }, ['tool_ids']],
    [{ tool_ids: 't1' }, ['tool_ids']],
    [{ knowledge_base_ids: [''] }, ['knowledge_base_ids.0']],
    [{ retrieval_size: 0 }, ['retrieval_size']],
    [{ retrieval_size: 1.5 }, ['retrieval_size']],
    [{ phone_number_id: '' }, ['phone_number_id']],
    [{ phone_number_id: null }, []],
    [{ max_call_minutes: 61 }, ['max_call_minutes']],
    [{ silence_timeout_s: 4 }, ['silence_timeout_s']],
    [{ transfer_number: '01632 960155' }, ['transfer_number']],
    [{ consent: { enabled: true } }, ['consent.text']],
    [{ evaluation_criteria: ['x'.repeat(201)] }, ['evaluation_criteria.0']],
    [{ evaluation_criteria: Array.from({ length: 11 }, () => 'Polite') }, ['evaluation_criteria']],
    [{ is_enabled: 'yes' }, ['is_enabled']],
    [{ mood: 'good' }, ['mood']],
  ])('with %j are rejected at %j', (part, fields) => {
    expect(refusedFields(agentBody, { ...body, ...part })).toEqual(fields);
  });

  it('may be changed partially, but not emptied', () => {
    expect(refusedFields(agentChange, { temperature: 0 })).toEqual([]);
    expect(refusedFields(agentChange, { name: null, id: 'a2' })).toEqual(['name', 'id']);
    expect(refusedFields(agentCalls.activate.body, {})).toEqual(['is_enabled']);
  });

  it.each<[object, string[]]>([
    [{ limit: '1000', offset: '0', search: '', agent_type: 'web', is_enabled: 'false' }, []],
    [{ limit: '1001' }, ['limit']],
    [{ offset: '-1' }, ['offset']],
    [{ agent_type: 'fax' }, ['agent_type']],
    [{ is_enabled: 'maybe' }, ['is_enabled']],
  ])('filtered by %j are rejected at %j', (query, fields) => {
    expect(refusedFields(agentsQuery, query)).toEqual(fields);
  });

  it('are all returned without a limit', () => {
    expect(agentsQuery.parse({}).limit).toBe(1000);
  });
});
