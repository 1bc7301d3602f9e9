import { describe, expect, it, vi } from 'vitest';
import { fromPcm } from './pcm.ts';

interface Processor {
  process: (inputs: Float32Array[][]) => boolean;
}

/** Loads the worklet into a fake 48 kHz audio thread, where a block of 40 ms is 15 calls. */
async function loadWorklet() {
  const blocks: number[][] = [];
  class AudioWorkletProcessor {
    readonly port = { postMessage: (pcm: ArrayBuffer) => blocks.push([...fromPcm(pcm)]) };
  }
  const registered: (new () => Processor)[] = [];
  vi.stubGlobal('sampleRate', 48_000);
  vi.stubGlobal('AudioWorkletProcessor', AudioWorkletProcessor);
  vi.stubGlobal('registerProcessor', (_: string, processor: new () => Processor) =>
    registered.push(processor),
  );
  vi.resetModules();
  await import('./captureWorklet.ts');
  const [Capture] = registered;
  if (!Capture) throw new Error('Nothing was registered.');
  return { capture: new Capture(), blocks };
}

describe('the capture worklet', () => {
  it('posts blocks of 40 ms at 16 kHz', async () => {
    const { capture, blocks } = await loadWorklet();
    for (let call = 0; call < 30; call += 1) capture.process([[new Float32Array(128).fill(0.5)]]);
    expect(blocks.map((block) => block.length)).toEqual([640, 640]);
    expect(blocks[0]?.every((sample) => Math.abs(sample - 0.5) < 0.001)).toBe(true);
  });

  it.each([
    ['silent samples, as of a muted track in Chromium', [[new Float32Array(128)]]],
    ['no channel, as of a muted track in Firefox', [[]]],
    ['no input at all', []],
  ])('posts silence for %s', async (_, inputs) => {
    const { capture, blocks } = await loadWorklet();
    for (let call = 0; call < 15; call += 1) expect(capture.process(inputs)).toBe(true);
    expect(blocks).toEqual([Array.from({ length: 640 }, () => 0)]);
  });
});
