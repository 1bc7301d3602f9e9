import {
  activateAgent,
  createAgent,
  createApi,
  getAgent,
  getOverview,
  listAgents,
  listAgentTemplates,
  readConfig,
  removeAgent,
  signIn,
  updateAgent,
} from '@platform/api';
import type { Api } from '@platform/api';
import {
  DEFAULT_AGENT_SETTINGS,
  conversationCalls,
  dashboardCalls,
  numberCalls,
  toolCalls,
  voiceCalls,
} from '@platform/api/contract';
import { createSandbox, demoPassword } from '@platform/sandbox';
import type { Sandbox } from '@platform/sandbox';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

const CLIENT = 'http://client.test';

let sandbox: Sandbox;
let api: Api;

beforeAll(async () => {
  sandbox = await createSandbox({ allowedOrigins: [CLIENT] });
});
afterAll(() => sandbox.close());
beforeEach(async () => {
  await sandbox.reset();
  const values = new Map<string, string>();
  api = createApi({
    config: readConfig(sandbox.clientConfig()),
    onSessionEnded: (reason) => {
      throw new Error(`The session ended: ${reason}.`);
    },
    environment: {
      origin: CLIENT,
      openStorage: () => ({
        getItem: (key) => values.get(key) ?? null,
        setItem: (key, value) => void values.set(key, value),
        removeItem: (key) => void values.delete(key),
      }),
      events: null,
      locks: null,
      isOnline: () => true,
      isLeaving: () => false,
      forgetAddresses: () => {},
    },
  });
  const credentials = { email: 'priya.nair@northwind.example', password: demoPassword };
  await signIn(api, credentials);
});

describe('the contract', () => {
  it('lists the calls of the voice table', () => {
    const calls = Object.values({
      ...dashboardCalls,
      ...voiceCalls,
      ...toolCalls,
      ...numberCalls,
      ...conversationCalls,
    });
    expect(calls.map(({ service, method, path }) => `${service} ${method} ${path}`)).toEqual([
      'voice GET /v1/analytics/dashboard/overview',
      'voice GET /v1/agent-templates',
      'voice GET /v1/agents',
      'voice GET /v1/agents/{id}',
      'voice POST /v1/agents',
      'voice PATCH /v1/agents/{id}',
      'voice DELETE /v1/agents/{id}',
      'voice PATCH /v1/agents/{id}/activate',
      'voice GET /v1/audio-voice/voices',
      'voice GET /v1/tools',
      'voice POST /v1/tools',
      'voice PATCH /v1/tools/{id}',
      'voice DELETE /v1/tools/{id}',
      'voice GET /v1/tools/templates',
      'voice GET /v1/phone-numbers',
      'voice POST /v1/phone-numbers',
      'voice PATCH /v1/phone-numbers/{id}',
      'voice DELETE /v1/phone-numbers/{id}',
      'voice GET /v1/analytics/conversations',
      'voice GET /v1/analytics/conversations/{id}',
    ]);
  });
});

describe('voice calls', () => {
  it('read the figures of the dashboard', async () => {
    const [overview, { agents, total }] = await Promise.all([
      getOverview(api.http),
      listAgents(api.http, { limit: 5 }),
    ]);
    expect(overview).toMatchObject({ callsToday: 14, callsThisWeek: 70 });
    expect(overview.timeline).toHaveLength(7);
    expect(overview.timeline.every(({ date }) => date !== null)).toBe(true);
    expect([agents.length, total]).toEqual([5, 12]);
    expect(agents.reduce((sum, { callsToday }) => sum + (callsToday ?? 0), 0)).toBe(14);
  });

  it('make an agent from a template, change it, turn it on and remove it', async () => {
    const [template] = await listAgentTemplates(api.http);
    const made = await createAgent(api.http, {
      ...(template?.defaults ?? DEFAULT_AGENT_SETTINGS),
      name: 'Reception',
      voiceId: 'voi_ada',
      instructions: 'Greet callers and answer their questions.',
    });
    const id = made?.id ?? '';
    expect(made).toMatchObject({ name: 'Reception', type: 'inbound', isEnabled: false });
    expect(await updateAgent(api.http, id, { name: 'Desk' })).toMatchObject({ name: 'Desk' });
    await activateAgent(api.http, id, true);
    expect(await getAgent(api.http, id)).toMatchObject({ name: 'Desk', isEnabled: true });
    await removeAgent(api.http, id);
    await expect(getAgent(api.http, id)).rejects.toMatchObject({ status: 404 });
    expect((await listAgents(api.http, { search: 'Desk' })).agents).toHaveLength(1);
  });
});
