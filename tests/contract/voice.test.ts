import {
  DEFAULT_AGENT_SETTINGS,
  activateAgent,
  conversation,
  createAgent,
  createApi,
  createPhoneNumber,
  createTool,
  getAgent,
  getConversation,
  getOverview,
  send,
  listAgents,
  listAgentTemplates,
  listConversations,
  listKnowledgeBases,
  listPhoneNumbers,
  listTools,
  listToolTemplates,
  readConfig,
  removeAgent,
  removePhoneNumber,
  removeTool,
  isNumberTaken,
  signIn,
  usersIn,
  updateAgent,
  updatePhoneNumber,
  updateTool,
  voices,
} from '@platform/api';
import type { Api, NewPhoneNumber } from '@platform/api';
import { DEFAULT_TOOL_SETTINGS, readRelayFrame, relayUrl } from '@platform/api/contract';
import type { ClientFrame, RelayFrame } from '@platform/api/contract';
import { createSandbox, demoPassword } from '@platform/sandbox';
import type { Sandbox } from '@platform/sandbox';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';

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

describe('voice calls', () => {
  it('read the figures of the dashboard', async () => {
    const [overview, { agents, total }] = await Promise.all([
      send(api.http, getOverview),
      send(api.http, listAgents, { query: { limit: 5 } }),
    ]);
    expect(overview).toMatchObject({ callsToday: 14, callsThisWeek: 70 });
    expect(overview.timeline).toHaveLength(7);
    expect(overview.timeline.every(({ date }) => date !== null)).toBe(true);
    expect([agents.length, total]).toEqual([5, 12]);
    expect(agents.reduce((sum, { callsToday }) => sum + (callsToday ?? 0), 0)).toBe(14);
  });

  it('make an agent from a template, change it, turn it on and remove it', async () => {
    const [template] = await send(api.http, listAgentTemplates);
    const [voice] = await voices.load(api, {}, new AbortController().signal);
    const { knowledgeBases } = await send(api.http, listKnowledgeBases, {
      query: { search: 'shop' },
    });
    const settings = {
      ...DEFAULT_AGENT_SETTINGS,
      ...template?.defaults,
      name: ' Reception ',
      voiceId: voice?.id ?? '',
      knowledgeBaseIds: knowledgeBases.map(({ id }) => id),
    };
    const made = await send(api.http, createAgent, { body: settings });
    const id = made?.id ?? '';
    expect(made).toMatchObject({ ...settings, name: 'Reception', isEnabled: false });
    const change = { name: 'Desk', temperature: 1 };
    expect(await send(api.http, updateAgent, { params: { id }, body: change })).toMatchObject({
      name: 'Desk',
      temperature: 1,
      instructions: settings.instructions,
    });
    await send(api.http, activateAgent, { params: { id }, body: { isEnabled: true } });
    expect(await send(api.http, getAgent, { params: { id } })).toMatchObject({
      name: 'Desk',
      isEnabled: true,
    });
    await send(api.http, removeAgent, { params: { id } });
    await expect(send(api.http, getAgent, { params: { id } })).rejects.toMatchObject({
      status: 404,
    });
    expect((await send(api.http, listAgents, { query: { search: 'Desk' } })).agents).toHaveLength(
      1,
    );
    const sample = await fetch(voice?.previewUrl ?? '');
    expect([sample.status, sample.headers.get('content-type')]).toEqual([200, 'audio/wav']);
  });

  it('make a tool, keep its secret and remove it where its users allow', async () => {
    const [, order] = await send(api.http, listToolTemplates);
    const settings = { ...DEFAULT_TOOL_SETTINGS, ...order?.defaults };
    const header = { name: 'Authorization', isSecret: true, hasValue: true };
    const made = await send(api.http, createTool, {
      body: {
        ...settings,
        name: 'look_up_parcel',
        url: 'https://parcels.test/',
        headers: [{ ...header, value: 'Bearer s3cret' }],
      },
    });
    const id = made?.id ?? '';
    expect(made?.headers).toEqual([{ ...header, value: '' }]);
    const changed = await send(api.http, updateTool, {
      params: { id },
      body: { headers: made?.headers ?? [] },
    });
    expect(changed?.headers).toEqual([{ ...header, value: '' }]);
    await send(api.http, updateAgent, { params: { id: 'agt_nw12' }, body: { toolIds: [id] } });
    const parcels = { query: { search: 'parcel' } };
    const [found] = (await send(api.http, listTools, parcels)).tools;
    expect(found?.agents).toEqual([{ id: 'agt_nw12', name: 'Holiday notice' }]);
    const refusal = await send(api.http, removeTool, { params: { id } }).catch(
      (error: unknown) => error,
    );
    expect(usersIn(refusal)).toEqual(found?.agents);
    await send(api.http, removeTool, { params: { id }, query: { isForced: true } });
    expect((await send(api.http, listTools, parcels)).total).toBe(0);
  });

  it('import a number, assign it, release it, and tell one that is there', async () => {
    const number: NewPhoneNumber = {
      number: '+441632960155',
      label: 'Night',
      provider: 'twilio',
      agentId: '',
      isInbound: true,
      isOutbound: false,
      fallbackNumber: '',
      credentials: 's3cret',
    };
    const made = await send(api.http, createPhoneNumber, { body: number });
    const id = made?.id ?? '';
    expect(made).toMatchObject({ status: 'pending', country: 'GB', hasCredentials: true });
    const refusal = await send(api.http, createPhoneNumber, { body: number }).catch(
      (error: unknown) => error,
    );
    expect(isNumberTaken(refusal)).toBe(true);
    expect(
      await send(api.http, updatePhoneNumber, { params: { id }, body: { agentId: 'agt_nw10' } }),
    ).toMatchObject({
      agentName: 'Order status',
      isInbound: true,
    });
    expect((await send(api.http, listPhoneNumbers, { query: { agentId: 'agt_nw10' } })).total).toBe(
      1,
    );
    expect(await send(api.http, getAgent, { params: { id: 'agt_nw10' } })).toMatchObject({
      phoneNumber: number.number,
      phoneNumberId: id,
    });
    await send(api.http, removePhoneNumber, { params: { id } });
    expect((await send(api.http, listPhoneNumbers, { query: { search: '0155' } })).total).toBe(0);
  });

  it('read the history, and what was said in a call', async () => {
    const query = { agentId: 'agt_nw01', outcome: 'resolved', limit: 2 } as const;
    const { conversations, total } = await send(api.http, listConversations, { query });
    expect(conversations).toHaveLength(2);
    expect(total).toBeGreaterThan(20);
    const { signal } = new AbortController();
    const id = conversations[0]?.id ?? '';
    const call = await conversation.load(api, { id }, signal);
    expect(call).toMatchObject({ agentName: 'Front desk', direction: 'inbound', isTest: false });
    expect(call?.turns.length).toBeGreaterThan(4);
    const recording = await fetch(call?.recordingUrl ?? '', { headers: { Range: 'bytes=0-3' } });
    expect([recording.status, await recording.text()]).toEqual([206, 'RIFF']);
  });

  it('hold a test call over the relay that the configuration names', async () => {
    const socket = new WebSocket(relayUrl(api.config.voiceSocketUrl, 'agt_nw01'));
    const say = (frame: ClientFrame) => socket.send(JSON.stringify(frame));
    const frames: RelayFrame[] = [];
    const ended = new Promise<string>((resolve) => {
      socket.on('open', () => {
        say({ type: 'auth', access_token: api.store.tokens()?.accessToken ?? '' });
        say({ type: 'start', mode: 'text' });
        say({ type: 'text', text: 'Goodbye' });
      });
      socket.on('message', (data: Buffer) => {
        const frame = readRelayFrame(data.toString());
        if (frame) frames.push(frame);
        if (frame?.type === 'ended') resolve(frame.conversationId);
      });
    });
    expect(await send(api.http, getConversation, { params: { id: await ended } })).toMatchObject({
      isTest: true,
      isByText: true,
      recordingUrl: null,
      outcome: 'resolved',
      endedReason: 'agent_ended',
    });
    expect(frames[0]).toMatchObject({ type: 'ready' });
  });
});
