import { describe, expect, it } from 'vitest';
import { createResampler, fromPcm, levelOf, toPcm } from './pcm.ts';

const sine = (hertz: number, rate: number, seconds: number, loud = 0.5) =>
  Float32Array.from(
    { length: rate * seconds },
    (_, index) => loud * Math.sin((2 * Math.PI * hertz * index) / rate),
  );

/** In blocks of 128 samples, as a browser passes them. */
function resampled(samples: Float32Array, from: number, to: number): number[] {
  const resample = createResampler(from, to);
  const out: number[] = [];
  for (let start = 0; start < samples.length; start += 128) {
    out.push(...resample(samples.subarray(start, start + 128)));
  }
  return out;
}

const loudestOf = (samples: readonly number[]) =>
  Math.max(...samples.slice(100).map((sample) => Math.abs(sample)));

describe('samples', () => {
  it('are converted to 16 bits and back, and clipped if too loud', () => {
    const pcm = toPcm(Float32Array.of(0, 1, -1, 0.5, 3, -3));
    expect([...new Int16Array(pcm)]).toEqual([0, 32_767, -32_768, 16_384, 32_767, -32_768]);
    expect(fromPcm(pcm)[3]).toBe(0.5);
  });

  it.each([48_000, 44_100, 96_000, 8000, 16_000])('of %i Hz become 16 kHz', (rate) => {
    const out = resampled(sine(440, rate, 1), rate, 16_000);
    expect(Math.abs(out.length - 16_000)).toBeLessThanOrEqual(2);
    expect(loudestOf(out)).toBeCloseTo(0.5, 1);
    const crossings = out.filter(
      (sample, position) => sample >= 0 && (out[position - 1] ?? 0) < 0,
    ).length;
    expect(Math.abs(crossings - 440)).toBeLessThanOrEqual(2);
  });

  it('lose frequencies above half the new rate', () => {
    const out = resampled(sine(15_500, 48_000, 0.2), 48_000, 16_000);
    expect(loudestOf(out)).toBeLessThan(0.2);
  });

  it('have a level between silence and the loudest', () => {
    expect(levelOf(new ArrayBuffer(0))).toBe(0);
    expect(levelOf(toPcm(new Float32Array(640)))).toBe(0);
    expect(levelOf(toPcm(sine(440, 16_000, 0.04, 0.05)))).toBeGreaterThan(0.4);
    expect(levelOf(toPcm(new Float32Array(640).fill(1)))).toBeCloseTo(1, 1);
  });
});
