import { NEW_AGENT_ID, readRelayFrame, relayUrl } from '@platform/api/contract';
import type { RelayFrame } from '@platform/api/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import { createSandbox } from '../../createSandbox.ts';
import type { Sandbox } from '../../createSandbox.ts';
import { SandboxControl } from '../../testing/sandboxControl.ts';
import { CLIENT, signedIn } from '../../testing/visitor.ts';
import type { Visitor } from '../../testing/visitor.ts';
import { durationOf, speak } from '../audio/speech.ts';
import { pcmOf } from '../audio/wav.ts';
import { createSilenceDetector } from './silenceDetector.ts';

const INES = 'ines.duarte@harbour-optics.example';
const TOO_LARGE = 100_000;
const POLL_OPTIONS = { timeout: 10_000, interval: 10 };

let sandbox: Sandbox;
let control: SandboxControl;
let priya: Visitor;
beforeAll(async () => {
  sandbox = await createSandbox({ allowedOrigins: [CLIENT], usageGrows: false });
  control = new SandboxControl(sandbox.url);
});
afterAll(() => sandbox.close());
beforeEach(async () => {
  await sandbox.reset();
  await control.set({ thinkingMs: 1 });
  priya = await signedIn(sandbox, 'priya.nair');
});

/** Test client of the socket that stores frames and waits for them. */
class RelayClient {
  readonly frames: RelayFrame[] = [];
  invalidFrames = 0;
  bytes = 0;
  /** Close code; null while open. */
  closed: number | null = null;
  readonly socket: WebSocket;

  constructor(agent = 'agt_nw01', origin = CLIENT) {
    const base = sandbox.clientConfig().PLATFORM_VOICE_SOCKET_URL;
    this.socket = new WebSocket(relayUrl(base, agent), { origin });
    this.socket.on('message', (data: Buffer, isBinary) => {
      if (isBinary) this.bytes += data.length;
      const frame = isBinary ? null : readRelayFrame(data.toString());
      if (frame) this.frames.push(frame);
      else if (!isBinary) this.invalidFrames += 1;
    });
    this.socket.on('error', () => {});
    this.socket.on('close', (code) => (this.closed = code));
  }

  async ended(): Promise<number | null> {
    await vi.waitUntil(() => this.closed !== null, POLL_OPTIONS);
    return this.closed;
  }

  send(frame: unknown): void {
    this.socket.send(JSON.stringify(frame));
  }

  async opened(): Promise<this> {
    await vi.waitUntil(() => this.socket.readyState === WebSocket.OPEN, POLL_OPTIONS);
    return this;
  }

  /** Sends the token and the start frame. */
  async start(mode: 'voice' | 'text', extra: object = {}, visitor = priya): Promise<this> {
    await this.opened();
    this.send({ type: 'auth', access_token: visitor.tokens?.access_token ?? '' });
    this.send({ type: 'start', mode, ...extra });
    return this;
  }

  async next<Type extends RelayFrame['type']>(type: Type, count = 1) {
    const found = () => this.frames.filter((frame) => frame.type === type);
    await vi.waitUntil(() => found().length >= count, POLL_OPTIONS);
    return found()[count - 1] as Extract<RelayFrame, { type: Type }>;
  }

  /** The agent's complete sentences. */
  said(): string[] {
    return this.frames.flatMap((frame) =>
      frame.type === 'transcript' && frame.isFinal && frame.speaker === 'agent' ? frame.text : [],
    );
  }
}

const usedMinutes = async (visitor = priya) =>
  (await visitor.get('/billing/billing/v1/entitlements')).body['voice_minutes_used'];

/** Buys a plan with voice minutes through the hosted checkout. */
async function buyPlan(visitor: Visitor): Promise<void> {
  const { body } = await visitor.post('/billing/v1/checkout/session', {
    price_id: 'price_pro_month',
    success_url: `${CLIENT}/billing`,
    cancel_url: `${CLIENT}/billing/plans`,
    customer_email: INES,
    metadata: { plan_id: 'plan_pro', plan_name: 'Pro', billing_period: 'month' },
    collect_billing_address: false,
    payment_method_types: ['card'],
  });
  await sandbox.app.request(new URL(String(body.url)).pathname, {
    method: 'POST',
    headers: { Origin: 'http://localhost' },
    body: new URLSearchParams({ decision: 'pay' }),
  });
}

describe('a test call in text mode', () => {
  it('greets, asks, uses a tool, says goodbye and appears in the history', async () => {
    const client = await new RelayClient().start('text', {
      draft: { first_message: 'Welcome to {{company}}, {{name}}.' },
      variables: { name: 'Grace' },
    });
    expect(await client.next('ready')).toMatchObject({ maxSeconds: 600 });
    await expect.poll(() => client.said(), POLL_OPTIONS).toEqual(['Welcome to Northwind, Grace.']);
    const callerLines = [
      'Please book an appointment',
      'Thursday',
      '14:30',
      'My name is Grace Hartley',
    ];
    for (const [index, text] of callerLines.entries()) {
      client.send({ type: 'text', text });
      await expect.poll(() => client.said(), POLL_OPTIONS).toHaveLength(index + 2);
    }
    expect((await client.next('toolCall')).call).toMatchObject({
      name: 'book_appointment',
      arguments: { date: 'Thursday', time: '14:30', name: 'Grace Hartley' },
      isFailed: false,
    });
    expect(await client.next('latency')).toMatchObject({ sttMs: 0, ttsMs: 0 });
    client.send({ type: 'text', text: 'Goodbye' });
    const { conversationId, ...end } = await client.next('ended');
    expect(end).toMatchObject({ reason: 'agent_ended', minutes: 0 });
    expect(await client.ended()).toBe(1000);

    const { body } = await priya.get(`/voice/v1/analytics/conversations/${conversationId}`);
    expect(body).toMatchObject({
      agent_id: 'agt_nw01',
      outcome: 'resolved',
      direction: 'web',
      is_test: true,
      mode: 'text',
      recording_url: null,
      tool_calls: [{ name: 'book_appointment' }, { name: 'end_call' }],
    });
    expect(body['turns']).toHaveLength(11);
    expect(await usedMinutes()).toBe(942);
    const log = await sandbox.app.request('/sandbox/log');
    expect(await log.text()).not.toContain(priya.tokens?.access_token);
  });

  it('answers from the instructions, hands over, and ends when hung up', async () => {
    const client = await new RelayClient('agt_nw03').start('text');
    await client.next('ready');
    client.send({ type: 'text', text: 'What about the opening hours?' });
    await expect.poll(() => client.said()[1], POLL_OPTIONS).toContain('opening hours');
    client.send({ type: 'text', text: 'Let me talk to a person' });
    expect(await client.next('ended')).toMatchObject({ reason: 'transferred' });

    const other = await new RelayClient('agt_nw03').start('text');
    await other.next('ready');
    other.send({ type: 'stop' });
    expect(await other.next('ended')).toMatchObject({ reason: 'caller_hung_up' });
  });

  it('has no tools of another tenant', async () => {
    const ines = await signedIn(sandbox, INES);
    const draft = { tool_ids: ['tol_nw02'] };
    const client = await new RelayClient('agt_ho01').start('text', { draft }, ines);
    await client.next('ready');
    client.send({ type: 'text', text: 'Please look up my order' });
    await expect.poll(() => client.said(), POLL_OPTIONS).toHaveLength(2);
    expect(client.said()[1]).not.toContain('order number');
  });

  it('uses no integration that only another tenant has connected', async () => {
    const draft = { tool_ids: ['tol_nw07'] };
    const client = await new RelayClient().start('text', { draft });
    await client.next('ready');
    const texts = ['Please note this in the CRM', 'Late delivery', 'It came on Friday', 'NW-1'];
    for (const [index, text] of texts.entries()) {
      client.send({ type: 'text', text });
      await expect.poll(() => client.said(), POLL_OPTIONS).toHaveLength(index + 2);
      if (client.frames.some(({ type }) => type === 'toolCall')) break;
    }
    const { call } = await client.next('toolCall');
    expect(call).toMatchObject({ name: 'note_in_crm', isFailed: true });
  });

  it('ends after its time limit', async () => {
    await control.set({ testCallSeconds: 0.05 });
    const client = await new RelayClient().start('text');
    expect(await client.next('ended')).toMatchObject({ reason: 'time_limit' });
  });

  it('is stored if the tab is closed', async () => {
    const client = await new RelayClient().start('text');
    await client.next('ready');
    client.socket.terminate();
    await expect.poll(() => control.committedWrites('call.tested'), POLL_OPTIONS).toHaveLength(1);
    const [entry] = await control.log({ path: '/v1/agents/agt_nw01/test' });
    expect(entry).toMatchObject({ status: 101, hasAuthorization: false });
  });
});

describe('a test call by voice', () => {
  it('recognises speech, replies with sound, can be interrupted, and uses minutes', async () => {
    const client = await new RelayClient().start('voice', {
      draft: { first_message: 'Hello there.' },
    });
    await expect.poll(() => client.said(), POLL_OPTIONS).toEqual(['Hello there.']);
    expect(client.bytes).toBe(Math.round(durationOf('Hello there.') * 16) * 2);
    const words = pcmOf(speak('I would like to', { pitch: 120 }, 16_000));
    client.socket.send(Buffer.concat([words, Buffer.alloc(16_000)]));
    await expect
      .poll(() => client.frames, POLL_OPTIONS)
      .toContainEqual(
        expect.objectContaining({
          speaker: 'caller',
          text: 'Hello, I would like to book an appointment.',
        }),
      );
    const before = client.bytes;
    await expect.poll(() => client.bytes, POLL_OPTIONS).toBeGreaterThan(before);
    client.send({ type: 'interrupt' });
    await client.next('interrupted');
    await expect.poll(() => client.said(), POLL_OPTIONS).toHaveLength(2);
    expect(client.said()[1]?.length).toBeLessThan('Gladly. Please tell me the date.'.length);
    client.send({ type: 'stop' });
    expect(await client.next('ended')).toMatchObject({ reason: 'caller_hung_up', minutes: 1 });
    expect(await usedMinutes()).toBe(943);
  });

  it('uses minutes of its own tenant only', async () => {
    const ines = await signedIn(sandbox, INES);
    await buyPlan(ines);
    const client = await new RelayClient('agt_ho01').start('voice', {}, ines);
    await client.next('ready');
    client.send({ type: 'stop' });
    expect(await client.next('ended')).toMatchObject({ minutes: 1 });
    expect(await usedMinutes(ines)).toBe(1);
    expect(await usedMinutes()).toBe(942);
  });

  it('is rejected once no minutes are left, and without a plan', async () => {
    const ines = await signedIn(sandbox, INES);
    const client = await new RelayClient('agt_ho01').start('voice', {}, ines);
    expect(await client.next('error')).toMatchObject({ code: 'MINUTES_USED_UP' });
    const text = await new RelayClient('agt_ho01').start('text', {}, ines);
    await text.next('ready');
  });
});

describe('the silence detector', () => {
  it('detects one end of speech in chunks of any size', () => {
    const sound = new Int16Array(16_000 * 2);
    sound.set(speak('Hello', { pitch: 120 }, 16_000));
    for (const size of [320, 1600, 5000]) {
      const silenceDetector = createSilenceDetector();
      let finished = 0;
      for (let from = 0; from < sound.length; from += size) {
        if (silenceDetector.hear(sound.subarray(from, from + size))) finished += 1;
      }
      expect(finished).toBe(1);
    }
    expect(createSilenceDetector().hear(new Int16Array(16_000))).toBe(false);
  });
});

describe('the relay', () => {
  it.each<[string, unknown[], number]>([
    ['a first frame other than the token', [{ type: 'start', mode: 'text' }], 4401],
    ['an unknown token', [{ type: 'auth', access_token: 'x' }], 4401],
    ['an invalid frame', ['{'], 4401],
  ])('closes on %s', async (_, frames, code) => {
    const client = await new RelayClient().opened();
    for (const frame of frames) client.send(frame);
    expect(await client.ended()).toBe(code);
  });

  it('runs the draft of an agent that is not stored yet', async () => {
    const draft = { name: 'Weekend desk', first_message: 'Weekend desk, hello.' };
    const client = await new RelayClient(NEW_AGENT_ID).start('text', { draft });
    await expect.poll(() => client.said(), POLL_OPTIONS).toEqual(['Weekend desk, hello.']);
    client.send({ type: 'text', text: 'Goodbye' });
    expect(await client.next('ended')).toMatchObject({ reason: 'agent_ended' });
    expect(await (await new RelayClient(NEW_AGENT_ID).start('text')).ended()).toBe(4404);
  });

  it('closes on an agent of another tenant, an invalid draft, mode or frame, and an oversized frame', async () => {
    expect(await (await new RelayClient('agt_ho01').start('text')).ended()).toBe(4404);
    const draft = { temperature: 7 };
    expect(await (await new RelayClient().start('text', { draft })).ended()).toBe(4400);
    expect(await (await new RelayClient().start('text', { mode: 'dance' })).ended()).toBe(4400);
    const odd = await new RelayClient().start('text');
    await odd.next('ready');
    odd.send({ type: 'sing' });
    expect(await odd.ended()).toBe(4400);
    const large = await new RelayClient().start('text');
    await large.next('ready');
    large.socket.send(Buffer.alloc(TOO_LARGE));
    expect(await large.ended()).toBe(1009);
  });

  it('accepts pages of the client only', async () => {
    expect(await new RelayClient('agt_nw01', 'https://elsewhere.test').ended()).toBe(1006);
    const lost = new WebSocket(`${sandbox.url.replace('http', 'ws')}/voice/v1/nothing`);
    const failed = new Promise((resolve) => lost.once('error', resolve));
    expect(String(await failed)).toContain('404');
  });

  it('applies faults: a status, an error, a drop, garbage, a flood', async () => {
    const path = '/v1/agents/*/test';
    const applyFault = (fault: object) =>
      control.fault({ service: 'voice', path, count: 1, ...fault });
    await applyFault({ status: 503 });
    expect(await new RelayClient().ended()).toBe(1006);
    await applyFault({ socket: 'error', afterFrames: 1 });
    const failed = await new RelayClient().start('text');
    expect(await failed.next('error')).toMatchObject({ message: 'Fault on demand' });
    await applyFault({ socket: 'drop', afterFrames: 2 });
    const dropped = await new RelayClient().start('text');
    expect(await dropped.ended()).toBe(1006);
    expect(dropped.frames).toHaveLength(2);
    await applyFault({ socket: 'garbage' });
    const garbled = await new RelayClient().start('text');
    await garbled.next('ready');
    expect(garbled.invalidFrames).toBe(4);
    await applyFault({ socket: 'flood', afterFrames: 1 });
    const flooded = await new RelayClient().start('text');
    await flooded.next('transcript', 1000);
    flooded.socket.terminate();
  });
});
