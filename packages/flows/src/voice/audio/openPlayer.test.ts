import { RELAY_SAMPLE_RATE } from '@platform/api';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openPlayer } from './openPlayer.ts';

/** Audio source whose end the test triggers. */
class FakeSource extends EventTarget {
  buffer: { duration: number } | null = null;
  startsAt = NaN;
  isStopped = false;
  connect() {}
  start(at: number) {
    this.startsAt = at;
  }
  stop() {
    this.isStopped = true;
    this.end();
  }
  end() {
    this.dispatchEvent(new Event('ended'));
  }
}

let sources: FakeSource[];
let context: FakeContext;
const setSinkId = vi.fn<(id: string) => Promise<void>>();

/** `AudioContext` whose clock the test sets. */
class FakeContext {
  currentTime = 0;
  state = 'running';
  readonly destination = {};
  readonly setSinkId = setSinkId;
  createAnalyser() {
    return {
      fftSize: 0,
      connect() {},
      getFloatTimeDomainData: (samples: Float32Array) => samples.fill(0.5),
    };
  }
  createBuffer(_channels: number, length: number, rate: number) {
    return { duration: length / rate, copyToChannel() {} };
  }
  createBufferSource() {
    const source = new FakeSource();
    sources.push(source);
    return source;
  }
  async resume() {}
  async close() {
    this.state = 'closed';
  }
}

beforeEach(() => {
  sources = [];
  setSinkId.mockReset().mockResolvedValue();
  vi.stubGlobal('AudioContext', function open() {
    context = new FakeContext();
    return context;
  });
});
afterEach(() => void vi.unstubAllGlobals());

/** 16-bit PCM of the given length. */
const soundOf = (seconds: number) => new ArrayBuffer(2 * seconds * RELAY_SAMPLE_RATE);

const startsOf = () => sources.map(({ startsAt }) => Number(startsAt.toFixed(2)));

it('plays sounds one after another, and at once after a pause', () => {
  const player = openPlayer('', () => {});
  player.play(soundOf(1));
  player.play(soundOf(0.5));
  player.play(soundOf(1));
  context.currentTime = 10;
  player.play(soundOf(1));
  expect(startsOf()).toEqual([0.06, 1.06, 1.56, 10.06]);
});

it.each([
  ['an empty sound', 0, 'running', 0],
  ['a sound after closing', 1, 'closed', 0],
  ['a sound', 1, 'running', 1],
])('%s of %d s, context %s: plays %d', (_what, seconds, state, played) => {
  const player = openPlayer('', () => {});
  context.state = state;
  player.play(soundOf(seconds));
  expect(sources).toHaveLength(played);
  expect(player.isPlaying()).toBe(played === 1);
});

it('queues no more than two minutes ahead', () => {
  const player = openPlayer('', () => {});
  for (let count = 0; count < 5; count += 1) player.play(soundOf(50));
  expect(sources).toHaveLength(3);
  context.currentTime = 60;
  player.play(soundOf(1));
  expect(startsOf().at(-1)).toBe(150.06);
});

it('calls onDrained once when all sounds have played, and not when they are dropped', () => {
  const onDrained = vi.fn<() => void>();
  const player = openPlayer('', onDrained);
  player.play(soundOf(1));
  player.play(soundOf(1));
  sources[0]?.end();
  expect(onDrained).not.toHaveBeenCalled();
  expect(player.isPlaying()).toBe(true);
  sources[1]?.end();
  expect(onDrained).toHaveBeenCalledOnce();
  player.play(soundOf(1));
  player.clear();
  expect(sources[2]?.isStopped).toBe(true);
  expect(player.isPlaying()).toBe(false);
  expect(onDrained).toHaveBeenCalledOnce();
});

it('plays at once after sounds were dropped', () => {
  const player = openPlayer('', () => {});
  player.play(soundOf(100));
  context.currentTime = 2;
  player.clear();
  player.play(soundOf(1));
  expect(startsOf()).toEqual([0.06, 2.06]);
});

it('has a level only while playing', () => {
  const player = openPlayer('', () => {});
  expect(player.level()).toBe(0);
  player.play(soundOf(1));
  expect(player.level()).toBeGreaterThan(0);
});

it('plays on the chosen device, and on the current one if that was removed', async () => {
  setSinkId.mockRejectedValueOnce(new DOMException('gone', 'NotFoundError'));
  const player = openPlayer('headset', () => {});
  player.setDevice('speaker');
  expect(setSinkId.mock.calls).toEqual([['headset'], ['speaker']]);
  openPlayer('', () => {});
  expect(setSinkId).toHaveBeenCalledTimes(2);
});

it('stops and releases the speaker once when closed', () => {
  const player = openPlayer('', () => {});
  const close = vi.spyOn(context, 'close');
  player.play(soundOf(1));
  player.close();
  player.close();
  expect(sources[0]?.isStopped).toBe(true);
  expect(close).toHaveBeenCalledOnce();
});
