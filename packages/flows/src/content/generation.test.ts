import { ApiError } from '@platform/api';
import type { Brief, GenerationFrame } from '@platform/api';
import { beforeEach, describe, expect, it } from 'vitest';
import { createFakeClock } from '../testing/fakeClock.ts';
import { createGeneration } from './generation.ts';
import { GIVE_UP_AFTER_MS, STALL_AFTER_MS } from './watchStalls.ts';
import type { StoredVariant } from './generationTypes.ts';

const brief: Brief = {
  templateId: '',
  values: {},
  type: 'article',
  topic: 'Why people book their flu jab late',
  audience: '',
  tone: 'plain',
  language: 'en',
  length: 'short',
  keywords: [],
  knowledgeBaseId: '',
  brandNotes: '',
  variants: 2,
};

/** A stream that a test writes to. */
function createStream() {
  const waiting: (GenerationFrame | Error | 'end')[] = [];
  let wake = () => {};
  const send = (...frames: (GenerationFrame | Error | 'end')[]) => {
    waiting.push(...frames);
    wake();
    return settle();
  };
  async function* open(_brief: Brief, signal: AbortSignal): AsyncGenerator<GenerationFrame> {
    signal.addEventListener('abort', () => wake());
    for (;;) {
      const next = waiting.shift();
      if (signal.aborted) throw new ApiError('aborted');
      if (next === 'end') return;
      if (next instanceof Error) throw next;
      if (next) yield next;
      else await new Promise<void>((resolve) => (wake = resolve));
    }
  }
  return { open, send };
}

async function settle(): Promise<void> {
  for (let turn = 0; turn < 200; turn += 1) await Promise.resolve();
}

const delta = (variant: number, text: string): GenerationFrame => ({
  type: 'delta',
  variant,
  text,
});
const done: GenerationFrame = { type: 'done', tokens: 32 };

let storedVariants: readonly StoredVariant[] = [];
let hasRoom = true;

function start(variants = 2) {
  const stream = createStream();
  const clock = createFakeClock();
  const frames: (() => void)[] = [];
  const opened: Brief[] = [];
  const generation = createGeneration({
    open: (asked, signal) => {
      opened.push(asked);
      return stream.open(asked, signal);
    },
    after: clock.after,
    onFrame: (run) => void frames.push(run),
    drafts: {
      read: () => storedVariants,
      keep(list) {
        if (hasRoom) storedVariants = list;
        return hasRoom;
      },
    },
  });
  generation.start({ ...brief, variants });
  const textsOf = () => generation.getState().variants.map(({ id }) => generation.textOf(id));
  const statuses = () => generation.getState().variants.map(({ status }) => status);
  return { generation, ...stream, clock, frames, opened, textsOf, statuses };
}

beforeEach(() => {
  storedVariants = [];
  hasRoom = true;
});

describe('a stream', () => {
  it('fills its variants, notifies once per frame, and ends with the tokens used', async () => {
    const { generation, send, frames, textsOf, statuses } = start();
    let notified = 0;
    const [first] = generation.getState().variants;
    generation.subscribeText(first?.id ?? '', () => (notified += 1));
    await send(delta(0, '# One'), delta(1, 'Two'), delta(0, ' more'), delta(0, ' words'));
    expect(frames).toHaveLength(1);
    frames.shift()?.();
    expect(notified).toBe(1);
    const sources = [{ documentId: 'd1', documentName: 'Guide', passage: 'Ten minutes.' }];
    await send({ type: 'sources', variant: 1, sources }, done);
    expect(textsOf()).toEqual(['# One more words', 'Two']);
    expect(statuses()).toEqual(['finished', 'finished']);
    expect(generation.getState()).toMatchObject({
      isWriting: false,
      tokens: 32,
      end: { reason: 'done' },
    });
    expect(generation.getState().variants[1]?.sources).toEqual(sources);
  });

  it('W01 keeps received text if it is stopped, incomplete, lost or rejected midway', async () => {
    const endings: [GenerationFrame | Error | 'end', string][] = [
      ['end', 'incomplete'],
      [new ApiError('network'), 'lost'],
      [new ApiError('http', { status: 503 }), 'lost'],
      [new ApiError('aborted'), 'stopped'],
      [{ type: 'error', code: 'PLAN_LIMIT', message: 'Used up' }, 'limit'],
    ];
    for (const [ending, reason] of endings) {
      storedVariants = [];
      const { generation, send, textsOf, statuses } = start();
      await send(delta(0, 'Some of it'), ending);
      expect(generation.getState().end?.reason).toBe(reason);
      // An empty text is not a draft.
      expect([textsOf(), statuses()]).toEqual([['Some of it'], ['partial']]);
      expect(storedVariants.map(({ text }) => text)).toEqual(['Some of it']);
    }
    const { generation, send, textsOf } = start();
    await send(delta(0, 'Some of it'));
    generation.stop();
    await send(delta(0, ' and more'));
    expect(textsOf()).toContain('Some of it');
    expect(generation.getState().end?.reason).toBe('stopped');
  });

  it.each([
    [400, 'refused'],
    [403, 'forbidden'],
    [429, 'refused'],
    [499, 'refused'],
    [500, 'lost'],
    [501, 'lost'],
    [503, 'lost'],
  ])('W01 maps a response of %i to the end %s', async (status, reason) => {
    const { generation, send } = start();
    await send(new ApiError('http', { status }));
    expect(generation.getState().end?.reason).toBe(reason);
  });

  it.each<[GenerationFrame | Error | 'end' | 'stop', string]>([
    [done, 'done'],
    ['end', 'incomplete'],
    ['stop', 'stopped'],
    [new ApiError('network'), 'lost'],
    [{ type: 'error', code: 'PLAN_LIMIT', message: '' }, 'limit'],
  ])('W01 leaves no timers once it is over: %j', async (ending, reason) => {
    const { generation, send, clock } = start(1);
    await send(delta(0, 'So'));
    if (ending === 'stop') generation.stop();
    else await send(ending);
    clock.advance(GIVE_UP_AFTER_MS * 2);
    expect(generation.getState()).toMatchObject({ isStalled: false, end: { reason } });
    expect(clock.pending()).toBe(0);
  });

  it('W01 reports a stall, continues after it, and gives up after a longer one', async () => {
    const { generation, send, clock, textsOf } = start(1);
    await send(delta(0, 'So'));
    clock.advance(STALL_AFTER_MS);
    expect(generation.getState().isStalled).toBe(true);
    await send(delta(0, ' far'));
    expect(generation.getState()).toMatchObject({ isStalled: false, isWriting: true });
    clock.advance(GIVE_UP_AFTER_MS);
    expect(generation.getState()).toMatchObject({ isWriting: false, end: { reason: 'stalled' } });
    expect(textsOf()).toEqual(['So far']);
  });

  it('READING-78 does not stall while comments of the stream arrive', async () => {
    const { generation, send, clock } = start(1);
    for (let waitedMs = 0; waitedMs < 3 * GIVE_UP_AFTER_MS; waitedMs += STALL_AFTER_MS - 1) {
      clock.advance(STALL_AFTER_MS - 1);
      await send({ type: 'alive' });
      expect(generation.getState()).toMatchObject({
        isStalled: false,
        isWriting: true,
        ignored: 0,
      });
    }
    clock.advance(GIVE_UP_AFTER_MS);
    expect(generation.getState().end?.reason).toBe('stalled');
  });

  it('W01 counts unreadable events, and ends if nothing else arrives', async () => {
    const { generation, send, textsOf } = start(1);
    await send(delta(0, 'A'), { type: 'malformed' }, delta(7, 'B'), delta(0, 'C'));
    expect(generation.getState()).toMatchObject({ ignored: 2, isWriting: true });
    expect(textsOf()).toEqual(['AC']);
    await send(...Array.from({ length: 30 }, (): GenerationFrame => ({ type: 'malformed' })));
    expect(generation.getState().end?.reason).toBe('garbled');
    expect(textsOf()).toEqual(['AC']);
  });

  it('ignores a stop after its end', async () => {
    const { generation, send } = start(1);
    await send(delta(0, 'All of it'), done);
    generation.stop();
    expect(generation.getState()).toMatchObject({ end: { reason: 'done' }, tokens: 32 });
  });

  it('W02 reports why it did not start', async () => {
    const body = { error: { code: 'PLAN_LIMIT', message: 'Used up' } };
    const refusals: [ApiError, string, string][] = [
      [new ApiError('http', { status: 403, body }), 'limit', 'Used up'],
      [new ApiError('http', { status: 403 }), 'forbidden', ''],
      [new ApiError('http', { status: 422, body: { message: 'No' } }), 'refused', 'No'],
      [new ApiError('malformed'), 'garbled', ''],
    ];
    for (const [error, reason, message] of refusals) {
      const { generation, send } = start();
      await send(error);
      expect(generation.getState()).toMatchObject({ end: { reason, message }, variants: [] });
    }
  });
});

describe('drafts', () => {
  it('W03 are restored on the next page, continue their numbers, and are removed once saved or discarded', async () => {
    const { generation, send } = start();
    await send(delta(0, 'One'), delta(1, 'Two'));
    generation.close();
    const next = start(1);
    expect(next.generation.getState().hasRestored).toBe(true);
    expect(next.generation.getState().variants.map(({ number }) => number)).toEqual([3, 1, 2]);
    await next.send(delta(0, 'Three'), done);
    const [third, first, second] = next.generation.getState().variants;
    next.generation.markSaved(third?.id ?? '', 'cnt_1');
    const takeBack = next.generation.discard(first?.id ?? '');
    expect(storedVariants.map(({ text }) => text)).toEqual(['Two']);
    takeBack();
    takeBack();
    expect(storedVariants.map(({ text }) => text)).toEqual(['One', 'Two']);
    expect(next.textsOf()).toEqual(['Three', 'One', 'Two']);
    next.generation.start({ ...brief, variants: 1 });
    expect(next.generation.getState().variants.map(({ id }) => id)).not.toContain(third?.id);
    expect(second?.status).toBe('partial');
  });

  it('are stored while they are written, and isKept is false if storage is full', async () => {
    const { generation, send, clock } = start(1);
    await send(delta(0, 'Half'));
    clock.advance(2000);
    expect(storedVariants[0]).toMatchObject({ text: 'Half', variant: { status: 'partial' } });
    hasRoom = false;
    await send(delta(0, ' of it'), done);
    expect(generation.getState().isKept).toBe(false);
  });
});

describe('regenerating a variant', () => {
  it('keeps the earlier text, and restores it if nothing arrives', async () => {
    const { generation, send, opened, textsOf, statuses } = start();
    await send(delta(0, 'One'), delta(1, 'Two'), done);
    const id = generation.getState().variants[1]?.id ?? '';
    generation.regenerate(id);
    generation.regenerate(id);
    expect(opened.map(({ variants }) => variants)).toEqual([2, 1]);
    await send(new ApiError('network'));
    expect([textsOf(), statuses()]).toEqual([
      ['One', 'Two'],
      ['finished', 'finished'],
    ]);
    generation.regenerate(id);
    await send(delta(0, 'Zwei'), done);
    expect(textsOf()).toEqual(['One', 'Zwei']);
    generation.swapEarlier(id);
    expect(textsOf()).toEqual(['One', 'Two']);
    generation.swapEarlier(id);
    expect(textsOf()).toEqual(['One', 'Zwei']);
  });

  it('clears the sources of the earlier text', async () => {
    const { generation, send } = start(1);
    const sources = [{ documentId: 'd1', documentName: 'Guide', passage: 'Ten minutes.' }];
    await send(delta(0, 'One'), { type: 'sources', variant: 0, sources }, done);
    generation.regenerate(generation.getState().variants[0]?.id ?? '');
    expect(generation.getState().variants[0]).toMatchObject({ status: 'writing', sources: [] });
  });

  it('restores the sources of the earlier text', async () => {
    const { generation, send } = start(1);
    const sourcesOf = (name: string) => [{ documentId: name, documentName: name, passage: name }];
    const finishText = (text: string, name: string) =>
      send(delta(0, text), { type: 'sources', variant: 0, sources: sourcesOf(name) }, done);
    const sources = () => generation.getState().variants[0]?.sources;
    await finishText('One', 'Guide');
    const id = generation.getState().variants[0]?.id ?? '';
    generation.regenerate(id);
    await send(new ApiError('network'));
    expect(sources()).toEqual(sourcesOf('Guide'));
    generation.regenerate(id);
    await finishText('Two', 'Prices');
    generation.swapEarlier(id);
    expect(sources()).toEqual(sourcesOf('Guide'));
    generation.swapEarlier(id);
    expect(sources()).toEqual(sourcesOf('Prices'));
  });
});
