import { agentsSchema, overviewSchema, voiceCalls, dashboardCalls } from '@platform/api/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createSandbox } from '../createSandbox.ts';
import type { Sandbox } from '../createSandbox.ts';
import { CLIENT, Visitor, codeOf, signedIn } from '../testing/visitor.ts';
import { openStore } from '../db/openStore.ts';
import { seed, seedMissing } from '../seed/seed.ts';
import { agentDays } from '../db/voiceTables.ts';

const AGENTS = `/voice${voiceCalls.agents.path}`;
const OVERVIEW = `/voice${dashboardCalls.overview.path}`;

const night = {
  name: 'Night desk',
  agent_type: 'inbound',
  language: 'en',
  voice_id: 'voi_ada',
  first_message: 'Good evening.',
  system_prompt: 'Take messages for the morning, and be kind.',
  model: 'balanced',
  temperature: 0.4,
  tool_ids: [],
  knowledge_base_ids: [],
  retrieval_size: 4,
  knowledge_only: false,
  phone_number_id: null,
  max_call_minutes: 10,
  silence_timeout_s: 15,
  transfer_number: '',
  consent: { enabled: false, text: '' },
  evaluation_criteria: [],
};

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

async function overview(visitor = priya) {
  return overviewSchema.parse((await visitor.get(OVERVIEW)).body);
}

describe('the agents', () => {
  it('are listed with the total of all of them', async () => {
    const { agents, total } = await list('?limit=5');
    expect(total).toBe(12);
    expect(agents.map(({ name }) => name)).toEqual([
      'Front desk',
      'Appointment reminders',
      'Billing questions',
      'After-hours line',
      'Survey follow-up',
    ]);
    expect(agents[0]).toMatchObject({ type: 'inbound', isEnabled: true, callsToday: 64 });
    expect(agents[4]).toMatchObject({ isEnabled: false, callsToday: 0, successRate: null });
  });

  it('are found by name, page after page', async () => {
    expect((await list('?search=desk')).agents).toHaveLength(1);
    expect((await list('?search=%25')).total).toBe(0);
    expect((await list('?limit=5&offset=10')).agents).toHaveLength(2);
    expect((await list('?offset=99')).agents).toEqual([]);
  });

  it.each(['?limit=x', '?limit=-1', '?offset=1.5'])('refuse %s', async (query) => {
    expect((await priya.get(AGENTS + query)).status).toBe(422);
  });

  it('can be made, read, changed, turned on and removed', async () => {
    const made = await priya.post(AGENTS, night);
    expect(made.status).toBe(201);
    expect(made.body).toMatchObject({ name: 'Night desk', is_enabled: false });
    const one = `${AGENTS}/${String(made.body.id)}`;
    await priya.send(one, { method: 'PATCH', body: { name: 'Late desk' } });
    await priya.send(`${one}/activate`, { method: 'PATCH', body: { is_enabled: true } });
    expect((await priya.get(one)).body).toMatchObject({
      name: 'Late desk',
      agent_type: 'inbound',
      is_enabled: true,
    });
    expect((await priya.post(`${one}/activate`, { is_enabled: false })).body).toMatchObject({
      is_enabled: false,
    });
    expect((await priya.send(one, { method: 'DELETE' })).status).toBe(200);
    expect((await priya.get(one)).status).toBe(404);
  });

  it.each<[string, object]>([
    ['an empty name', { ...night, name: '' }],
    ['a name alone', { name: 'Night desk' }],
    ['a name of 61 characters', { ...night, name: 'x'.repeat(61) }],
    ['a switch that is no boolean', { ...night, is_enabled: 'yes' }],
  ])('are not made of %s', async (_, body) => {
    const answer = await priya.post(AGENTS, body);
    expect([answer.status, codeOf(answer)]).toEqual([422, 'VALIDATION_FAILED']);
  });

  it('are nobody else’s to see, change or remove', async () => {
    const stranger = await signedIn(sandbox, 'ines.duarte@harbour-optics.example');
    const one = `${AGENTS}/agt_nw01`;
    expect((await list('', stranger)).total).toBe(1);
    const answers = await Promise.all([
      stranger.get(one),
      stranger.send(one, { method: 'PATCH', body: { name: 'Mine' } }),
      stranger.send(`${one}/activate`, { method: 'PATCH', body: { is_enabled: false } }),
      stranger.send(one, { method: 'DELETE' }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
    expect((await new Visitor(sandbox).get(AGENTS)).status).toBe(401);
    expect((await list()).agents[0]).toMatchObject({ name: 'Front desk', isEnabled: true });
  });

  it('can start from templates', async () => {
    const { body } = await priya.get(`/voice${voiceCalls.agentTemplates.path}`);
    expect(body.templates).toHaveLength(3);
  });
});

describe('the overview', () => {
  it('counts the week of all agents', async () => {
    const { callsToday, callsThisWeek, successRate, timeline } = await overview();
    expect([callsToday, callsThisWeek]).toEqual([148, 862]);
    expect(successRate).toBeCloseTo(0.91, 2);
    expect(timeline.map(({ calls }) => calls)).toEqual([96, 118, 109, 141, 127, 123, 148]);
    expect(timeline.at(-1)?.date).toEqual(new Date('2026-03-02T00:00:00'));
  });

  it('is that of the own tenant', async () => {
    const stranger = await signedIn(sandbox, 'ines.duarte@harbour-optics.example');
    expect(await overview(stranger)).toMatchObject({ callsToday: 4, callsThisWeek: 24 });
  });

  it('says nothing of a rate where there was no call', async () => {
    await Promise.all(
      [1, 2, 3, 4].map((n) => priya.send(`${AGENTS}/agt_nw0${n}`, { method: 'DELETE' })),
    );
    expect(await overview()).toMatchObject({ callsToday: 0, callsThisWeek: 0, successRate: null });
  });
});

describe('data that was made on another day', () => {
  it('gets the calls of the days since, once', async () => {
    const store = await openStore({});
    const backend = { db: store.db, now: () => at };
    await seed(backend);
    const rows = async () => (await store.db.select().from(agentDays)).length;
    const before = await rows();
    await seedMissing(backend);
    expect(await rows()).toBe(before);
    at = new Date('2026-03-04T09:00:00Z');
    await seedMissing(backend);
    expect(await rows()).toBe(before + 2 * 5);
    await store.close();
  });
});
