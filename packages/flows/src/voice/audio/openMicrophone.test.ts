import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openMicrophone } from './openMicrophone.ts';

/** Replaces the browser's audio; `resume` decides if it starts. */
function stubBrowser(resume: () => Promise<void>) {
  const track = { enabled: true, stop: vi.fn<() => void>(), addEventListener: vi.fn<() => void>() };
  const close = vi.fn<() => Promise<void>>(async () => {});
  class AudioContext {
    readonly state = 'suspended';
    readonly createMediaStreamSource = () => ({ connect: () => {} });
    readonly resume = resume;
    readonly close = close;

    get audioWorklet() {
      return { addModule: async () => {} };
    }
  }
  class AudioWorkletNode {
    readonly port = { addEventListener: () => {}, start: () => {} };
  }
  const stream = { getTracks: () => [track], getAudioTracks: () => [track] };
  vi.stubGlobal('document', {});
  vi.stubGlobal('navigator', { mediaDevices: { getUserMedia: async () => stream } });
  vi.stubGlobal('AudioContext', AudioContext);
  vi.stubGlobal('AudioWorkletNode', AudioWorkletNode);
  return { track, close };
}

const open = async () =>
  openMicrophone('/worklet.js', '', { onFrame: () => {}, onUnplugged: () => {} });

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('V02 rejects, and releases the microphone, if audio does not start', async () => {
  const { track, close } = stubBrowser(() => new Promise(() => {}));
  await Promise.all([
    expect(open()).rejects.toMatchObject({ problem: 'failed' }),
    vi.advanceTimersByTimeAsync(10_000),
  ]);
  expect(track.stop).toHaveBeenCalledOnce();
  expect(close).toHaveBeenCalledOnce();
});

it('keeps a microphone whose audio starts, and mutes it at its source', async () => {
  const { track, close } = stubBrowser(async () => {});
  const microphone = await open();
  await vi.advanceTimersByTimeAsync(10_000);
  microphone.setMuted(true);
  expect(track.enabled).toBe(false);
  expect(close).not.toHaveBeenCalled();
});
