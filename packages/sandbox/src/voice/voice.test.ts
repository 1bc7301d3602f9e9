import {
  agentCalls,
  agentsSchema,
  agentTemplateCalls,
  agentTemplatesSchema,
  conversationCalls,
  conversationSchema,
  conversationsSchema,
  dashboardCalls,
  overviewSchema,
  phoneNumberCalls,
  phoneNumbersSchema,
  toolCalls,
  toolTemplateCalls,
  toolsSchema,
  voiceCalls,
} from '@platform/api/contract';
import type { VoiceWire } from '@platform/api/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createSandbox } from '../createSandbox.ts';
import type { Sandbox } from '../createSandbox.ts';
import { CLIENT, Visitor, codeOf, signedIn } from '../testing/visitor.ts';
import type { ParsedResponse } from '../testing/visitor.ts';
import { nightDesk } from './testing.ts';

const AGENTS = `/voice${agentCalls.list.call.path}`;
const OVERVIEW = `/voice${dashboardCalls.overview.call.path}`;
const TOOLS = `/voice${toolCalls.list.call.path}`;
const NUMBERS = `/voice${phoneNumberCalls.list.call.path}`;
const CALLS = `/voice${conversationCalls.list.call.path}`;
const INES = 'ines.duarte@harbour-optics.example';

let sandbox: Sandbox;
let priya: Visitor;
let at = new Date('2026-03-02T09:00:00Z');
beforeAll(async () => {
  sandbox = await createSandbox({ allowedOrigins: [CLIENT], now: () => at });
});
afterAll(() => sandbox.close());
beforeEach(async () => {
  at = new Date('2026-03-02T09:00:00Z');
  await sandbox.reset();
  priya = await signedIn(sandbox, 'priya.nair');
});

async function list(query = '', visitor = priya) {
  const { status, body } = await visitor.get(AGENTS + query);
  expect(status).toBe(200);
  return agentsSchema.parse(body);
}

const calls = async (query = '', visitor = priya) =>
  conversationsSchema.parse((await visitor.get(CALLS + query)).body);

const overview = async () => overviewSchema.parse((await priya.get(OVERVIEW)).body);

const patch = (path: string, body: object) => priya.send(path, { method: 'PATCH', body });
const remove = (path: string, visitor = priya) => visitor.send(path, { method: 'DELETE' });

/** Status and invalid fields of a response. */
function objectionOf({ status, body }: ParsedResponse): [number, string[]] {
  const { fields = {} } = body['error'] as { fields?: object };
  return [status, Object.keys(fields)];
}

describe('the agents', () => {
  it('are listed with the total, their phone number and their calls of today', async () => {
    const { agents, total } = await list('?limit=5');
    expect(total).toBe(12);
    expect(agents.map(({ name }) => name)).toEqual([
      'Front desk',
      'Appointment reminders',
      'Billing questions',
      'After-hours line',
      'Survey follow-up',
    ]);
    expect(agents[0]).toMatchObject({
      type: 'inbound',
      isEnabled: true,
      voiceId: 'voi_ada',
      phoneNumber: '+441632960101',
      callsToday: 6,
    });
    expect(agents[4]).toMatchObject({ isEnabled: false, callsToday: 0, successRate: null });
  });

  it('are found by name, type and state, page after page', async () => {
    expect((await list('?search=desk')).agents).toHaveLength(1);
    expect((await list('?search=%25')).total).toBe(0);
    expect((await list('?agent_type=outbound')).total).toBe(4);
    expect((await list('?agent_type=outbound&is_enabled=false')).total).toBe(2);
    expect((await list('?limit=5&offset=10')).agents).toHaveLength(2);
    expect((await list('?offset=99')).agents).toEqual([]);
    const refused = ['?limit=x', '?limit=-1', '?offset=1.5', '?agent_type=fax'];
    for (const query of refused) expect((await priya.get(AGENTS + query)).status).toBe(422);
  });

  it('can be created, read, changed, activated and deleted', async () => {
    const created = await priya.post(AGENTS, nightDesk);
    expect(created.status).toBe(201);
    expect(created.body).toMatchObject({ ...nightDesk, is_enabled: false });
    const one = `${AGENTS}/${String(created.body['id'])}`;
    await patch(one, { name: 'Late desk', phone_number_id: 'num_nw07' });
    await patch(`${one}/activate`, { is_enabled: true });
    expect((await priya.get(one)).body).toMatchObject({
      name: 'Late desk',
      agent_type: 'inbound',
      is_enabled: true,
      phone_number: '+441632960107',
      system_prompt: nightDesk.system_prompt,
    });
    await patch(one, { phone_number_id: null });
    expect((await priya.get(one)).body).toMatchObject({ phone_number_id: null });
    await priya.post(`${one}/activate`, { is_enabled: false });
    expect((await priya.get(one)).body).toMatchObject({ is_enabled: false });
    expect((await remove(one)).status).toBe(200);
    expect((await priya.get(one)).status).toBe(404);
  });

  it.each<[string, object, string]>([
    ['short instructions', { system_prompt: 'Be kind.' }, 'system_prompt'],
    ['an unknown voice', { voice_id: 'voi_hal' }, 'voice_id'],
    ['an unknown tool', { tool_ids: ['tol_x'] }, 'tool_ids'],
    ['an unknown knowledge base', { knowledge_base_ids: ['kb_x'] }, 'knowledge_base_ids'],
    ['an unknown number', { phone_number_id: 'num_x' }, 'phone_number_id'],
    ['a number of no country', { transfer_number: '+99912345678' }, 'transfer_number'],
  ])('are not created from %s', async (_, part, field) => {
    const response = await priya.post(AGENTS, { ...nightDesk, ...part });
    expect(codeOf(response)).toBe('VALIDATION_FAILED');
    expect(objectionOf(response)).toEqual([422, [field]]);
  });

  it('keep a removed voice and tool, and have a size limit', async () => {
    const survey = `${AGENTS}/agt_nw05`;
    expect((await patch(survey, { voice_id: 'voi_retired', name: 'Survey' })).status).toBe(200);
    expect((await patch(`${AGENTS}/agt_nw04`, { tool_ids: ['tol_nw99'] })).status).toBe(200);
    const large = { ...nightDesk, system_prompt: 'x'.repeat(2_000_000) };
    expect((await priya.post(AGENTS, large)).status).toBe(413);
  });

  it('cannot be seen, changed or deleted by other tenants, and need a plan', async () => {
    const stranger = await signedIn(sandbox, INES);
    const one = `${AGENTS}/agt_nw01`;
    expect((await list('', stranger)).total).toBe(1);
    const responses = await Promise.all([
      stranger.get(one),
      stranger.send(one, { method: 'PATCH', body: { name: 'Mine' } }),
      stranger.send(`${one}/activate`, { method: 'PATCH', body: { is_enabled: false } }),
      remove(one, stranger),
      remove(`${TOOLS}/tol_nw01`, stranger),
      remove(`${NUMBERS}/num_nw01`, stranger),
    ]);
    expect(responses.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404, 404]);
    const own = { ...nightDesk, tool_ids: ['tol_nw01'] };
    expect(codeOf(await stranger.post(AGENTS, own))).toBe('PLAN_LIMIT');
    expect(codeOf(await stranger.post(AGENTS, nightDesk))).toBe('PLAN_LIMIT');
    expect((await calls('', stranger)).total).toBeLessThan(100);
    const [theirs] = (await calls()).conversations;
    expect((await stranger.get(`${CALLS}/${theirs?.id ?? ''}`)).status).toBe(404);
    const anonymous = new Visitor(sandbox);
    for (const path of [AGENTS, TOOLS, NUMBERS, CALLS]) {
      expect((await anonymous.get(path)).status).toBe(401);
    }
    expect((await list()).agents[0]).toMatchObject({ name: 'Front desk', isEnabled: true });
  });

  it('may be changed by every member', async () => {
    const lucia = await signedIn(sandbox, 'lucia.fernandez');
    const body = { name: 'Reception desk' };
    const response = await lucia.send(`${AGENTS}/agt_nw01`, { method: 'PATCH', body });
    expect([response.status, response.body['name']]).toEqual([200, body.name]);
  });

  it('can start from complete templates', async () => {
    const { body } = await priya.get(`/voice${agentTemplateCalls.list.call.path}`);
    const templates = agentTemplatesSchema.parse(body);
    expect(new Set(templates.map(({ category }) => category)).size).toBeGreaterThan(4);
    const [raw] = body['templates'] as { defaults: object }[];
    expect((await priya.post(AGENTS, { ...nightDesk, ...raw?.defaults })).status).toBe(201);
  });

  it('speak with voices whose samples can be heard', async () => {
    const { body } = await priya.get(`/voice${voiceCalls.list.call.path}`);
    const voices = body['voices'] as VoiceWire[];
    expect(voices.at(-1)?.preview_url).toBeNull();
    const sample = await sandbox.app.request(new URL(voices[0]?.preview_url ?? '').pathname);
    expect(sample.headers.get('content-type')).toBe('audio/wav');
    const file = Buffer.from(await sample.arrayBuffer());
    expect(file.toString('latin1', 0, 12)).toMatch(/^RIFF.{4}WAVE$/s);
    expect(new Set(file.subarray(44)).size).toBeGreaterThan(100);
  });
});

describe('the tools', () => {
  const tool = {
    name: 'look_up_stock',
    description: 'Looks up how many are left in the shop.',
    kind: 'http',
    method: 'GET',
    url: 'https://shop.northwind.example/stock',
    headers: [{ name: 'Authorization', value: 'Bearer s3cret', secret: true }],
    parameters: { type: 'object', properties: { item: { type: 'string' } }, required: ['item'] },
    timeout_s: 5,
    is_enabled: true,
    provider: '',
  };

  it('are created and changed, and their secrets are never returned', async () => {
    const created = await priya.post(TOOLS, tool);
    expect(created.status).toBe(201);
    const one = `${TOOLS}/${String(created.body['id'])}`;
    const header = { name: 'Authorization', secret: true };
    const kept = await patch(one, { headers: [header], timeout_s: 9 });
    expect(kept.body).toMatchObject({
      timeout_s: 9,
      headers: [{ ...header, value: null, has_value: true }],
    });
    const emptied = await patch(one, { headers: [{ ...header, name: 'X-Other' }] });
    expect(emptied.body['headers']).toMatchObject([{ has_value: false }]);
    const { tools, total } = toolsSchema.parse((await priya.get(`${TOOLS}?kind=http`)).body);
    expect([tools.length, total]).toEqual([4, 4]);
    const log = await sandbox.app.request('/sandbox/log');
    const ledger = await sandbox.app.request('/sandbox/ledger');
    expect((await log.text()) + (await ledger.text())).not.toContain('s3cret');
    const templates = await priya.get(`/voice${toolTemplateCalls.list.call.path}`);
    expect(templates.body['templates']).toHaveLength(5);
  });

  it.each<[string, object, string]>([
    ['a name that is taken', { name: 'transfer_call' }, 'name'],
    ['no address', { url: '' }, 'url'],
    ['an unknown provider', { kind: 'integration', provider: 'fax' }, 'provider'],
    ['a schema of a list', { parameters: { type: 'array' } }, 'parameters.type'],
  ])('are not created from %s', async (_, part, field) => {
    expect(objectionOf(await priya.post(TOOLS, { ...tool, ...part }))).toEqual([422, [field]]);
  });

  it('that agents use are deleted only with force', async () => {
    const refused = await remove(`${TOOLS}/tol_nw03`);
    expect([refused.status, codeOf(refused)]).toEqual([409, 'IN_USE']);
    expect(refused.body['error']).toMatchObject({
      agents: [
        { id: 'agt_nw01', name: 'Front desk' },
        { id: 'agt_nw03', name: 'Billing questions' },
      ],
    });
    expect((await remove(`${TOOLS}/tol_nw03?force=true`)).status).toBe(200);
    expect((await priya.get(`${AGENTS}/agt_nw03`)).body).toMatchObject({
      tool_ids: ['tol_nw06', 'tol_nw03'],
    });
  });
});

describe('the telephone numbers', () => {
  const number = {
    number: '+441632960155',
    label: 'Night',
    provider: 'sip',
    agent_id: 'agt_nw10',
    inbound: true,
    outbound: false,
    fallback_number: '',
    credentials: 'sip-s3cret',
  };

  it('are imported, verified by the provider, assigned and released', async () => {
    const created = await priya.post(NUMBERS, number);
    expect(created.body).toMatchObject({
      country: 'GB',
      status: 'pending',
      agent_name: 'Order status',
      has_credentials: true,
    });
    expect(JSON.stringify(created.body)).not.toContain('s3cret');
    at = new Date(at.getTime() + 20_000);
    const one = `${NUMBERS}/${String(created.body['id'])}`;
    expect((await patch(one, { agent_id: null })).body).toMatchObject({
      status: 'active',
      agent_id: null,
      has_credentials: true,
    });
    const ofStatus = async (status: string) =>
      phoneNumbersSchema.parse((await priya.get(`${NUMBERS}?status=${status}`)).body).total;
    expect([await ofStatus('active'), await ofStatus('pending')]).toEqual([7, 1]);
    expect((await remove(one)).status).toBe(200);
    expect((await remove(one)).status).toBe(404);
  });

  it('are unique and callable', async () => {
    expect(codeOf(await priya.post(NUMBERS, { ...number, number: '+441632960101' }))).toBe(
      'NUMBER_EXISTS',
    );
    const wrong: [object, string][] = [
      [{ number: '01632 960155' }, 'number'],
      [{ number: '+4912' }, 'number'],
      [{ fallback_number: '+1202' }, 'fallback_number'],
      [{ agent_id: 'agt_ho01' }, 'agent_id'],
      [{ provider: 'pigeon' }, 'provider'],
    ];
    for (const [part, field] of wrong) {
      expect(objectionOf(await priya.post(NUMBERS, { ...number, ...part }))).toEqual([
        422,
        [field],
      ]);
    }
  });

  it('are kept when their agent is deleted', async () => {
    await remove(`${AGENTS}/agt_nw01`);
    const { phoneNumbers } = phoneNumbersSchema.parse((await priya.get(NUMBERS)).body);
    expect(phoneNumbers[0]).toMatchObject({ number: '+441632960101', agentId: '' });
  });
});

describe('the calls', () => {
  it('go back ninety days, the newest first, and can be filtered', async () => {
    const { conversations, total } = await calls('?limit=1000');
    expect(total).toBe(conversations.length);
    expect(total).toBeGreaterThan(350);
    expect(total).toBeLessThan(450);
    const starts = conversations.map(({ startedAt }) => Number(startedAt));
    expect(starts).toEqual(starts.toSorted((one, other) => other - one));
    expect(starts[0]).toBeLessThanOrEqual(at.getTime());
    const found = async (query: string) => (await calls(`?limit=1000&${query}`)).conversations;
    const lastWeek = await found('agent_id=agt_nw04&from=2026-02-24&to=2026-03-01');
    expect(lastWeek).toHaveLength(5);
    expect(lastWeek.every(({ agentName }) => agentName === 'After-hours line')).toBe(true);
    expect((await found('outcome=no_answer')).every((call) => call.direction === 'outbound')).toBe(
      true,
    );
    expect((await found('search=workshop')).every((call) => call.outcome === 'transferred')).toBe(
      true,
    );
    expect((await priya.get(`${CALLS}?from=yesterday`)).status).toBe(422);
  });

  it('have turns, tool calls and costs', async () => {
    const { conversations } = await calls('?search=fitting&limit=1');
    const [first] = conversations;
    const { body } = await priya.get(`${CALLS}/${first?.id ?? ''}`);
    const call = conversationSchema.parse(body);
    expect(call).toMatchObject({ outcome: 'resolved', durationSeconds: first?.durationSeconds });
    expect(call.turns[0]).toMatchObject({ speaker: 'agent', latencyMs: null });
    expect(call.toolCalls[0]).toMatchObject({ name: 'book_appointment', isFailed: false });
    expect(call.cost?.amount).toBeGreaterThan(0);

    const url = new URL(String(call.recordingUrl));
    const ask = (range?: string, from = url) =>
      sandbox.app.request(from.pathname + from.search, { headers: range ? { Range: range } : {} });
    const whole = await ask();
    const size = (call.durationSeconds ?? 0) * 8000 * 2 + 44;
    expect([whole.status, (await whole.arrayBuffer()).byteLength]).toEqual([200, size]);
    const part = await ask('bytes=44-143');
    expect([part.status, part.headers.get('content-range')]).toEqual([206, `bytes 44-143/${size}`]);
    expect((await ask(`bytes=${size}-`)).status).toBe(416);
    expect((await (await ask('bytes=-10')).arrayBuffer()).byteLength).toBe(10);
    const forged = new URL(url);
    forged.searchParams.set('expires', '9999999999999');
    expect((await ask(undefined, forged)).status).toBe(403);
    at = new Date(at.getTime() + 600_000);
    expect((await ask()).status).toBe(403);
  });

  it('are recorded only if it is announced, and outlive their agent', async () => {
    const { conversations } = await calls('?agent_id=agt_nw04&limit=1');
    await remove(`${AGENTS}/agt_nw04`);
    const { body } = await priya.get(`${CALLS}/${conversations[0]?.id ?? ''}`);
    expect(body).toMatchObject({ recording_url: null, agent_name: 'After-hours line' });
  });

  it('have no transcript or recording while they are processed', async () => {
    const { conversations } = await calls('?agent_id=agt_nw03&limit=1');
    expect(conversations[0]).toMatchObject({ isProcessing: true, sentiment: null });
    const { body } = await priya.get(`${CALLS}/${conversations[0]?.id ?? ''}`);
    expect(body).toMatchObject({ summary: null, turns: [], recording_url: null });
  });

  it('grow to the requested number, once', async () => {
    const grow = async () => {
      const path = '/sandbox/seed/conversations?count=2500';
      return (await sandbox.app.request(path, { method: 'POST' })).json();
    };
    expect(await grow()).toEqual({ added: 2500 });
    expect(await grow()).toEqual({ added: 0 });
    expect((await calls('?limit=1')).total).toBeGreaterThan(2850);
  });
});

describe('the overview', () => {
  it('counts the week of all agents, and has no rate for a day without calls', async () => {
    const { callsToday, callsThisWeek, successRate, timeline } = await overview();
    expect([callsToday, callsThisWeek]).toEqual([14, 70]);
    expect(successRate).toBeGreaterThan(0.3);
    expect(timeline.map(({ calls }) => calls)).toEqual([7, 10, 9, 12, 9, 9, 14]);
    expect(timeline.at(-1)?.date).toBe('2026-03-02');
    const today = (await list()).agents.reduce((sum, agent) => sum + (agent.callsToday ?? 0), 0);
    expect(today).toBe(callsToday);
    at = new Date('2026-03-12T09:00:00Z');
    priya = await signedIn(sandbox, 'priya.nair');
    expect(await overview()).toMatchObject({ callsToday: 0, callsThisWeek: 0, successRate: null });
  });
});

describe('the knowledge bases', () => {
  it('include the number of searchable documents', async () => {
    const { body } = await priya.get('/knowledge/v1/knowledge-bases?search=manual');
    expect(body).toMatchObject({
      knowledge_bases: [{ id: 'kb_nw03', document_count: 4, ready_document_count: 4 }],
      total: 1,
    });
  });
});
