/** Turns samples between -1 and 1 into 16 bits, little-endian, whatever the machine's own order. */
export function toPcm(samples: Float32Array): ArrayBuffer {
  const view = new DataView(new ArrayBuffer(samples.length * 2));
  samples.forEach((sample, index) => {
    const held = Math.max(-1, Math.min(1, sample));
    view.setInt16(index * 2, Math.round(held * (held < 0 ? 32_768 : 32_767)), true);
  });
  return view.buffer;
}

/** Reads 16-bit samples as numbers between -1 and 1. */
export function fromPcm(pcm: ArrayBuffer): Float32Array<ArrayBuffer> {
  const view = new DataView(pcm);
  return Float32Array.from(
    { length: pcm.byteLength >> 1 },
    (_, index) => view.getInt16(index * 2, true) / 32_768,
  );
}

/** How loud 16-bit samples are, 0 to 1: speech at its usual loudness is about the middle. */
export function levelOf(pcm: ArrayBuffer): number {
  const view = new DataView(pcm);
  const count = pcm.byteLength >> 1;
  let sum = 0;
  for (let index = 0; index < count; index += 1) {
    sum += (view.getInt16(index * 2, true) / 32_768) ** 2;
  }
  return count === 0 ? 0 : loudness(Math.sqrt(sum / count));
}

/** Where a root mean square is between the quietest that counts (-60 dB) and the loudest. */
export function loudness(rms: number): number {
  return rms <= 0.001 ? 0 : Math.min(1, 1 + Math.log10(rms) / 3);
}

/** Takes samples as they come, of any number, and gives them at another rate. */
type Resample = (samples: Float32Array) => Float32Array;

/**
 * Creates a change of rate that goes on from block to block. Each sample given is the mean of those
 * that it stands for, which keeps what is too high for the new rate from being heard as a low tone.
 */
export function createResampler(from: number, to: number): Resample {
  if (from === to) return (samples) => samples;
  if (from < to) return createUpsampler(from / to);
  const step = from / to;
  let sum = 0;
  /** How much of the next sample is already in the sum. */
  let filled = 0;
  return (samples) => {
    const out: number[] = [];
    for (const sample of samples) {
      let rest = 1;
      while (filled + rest >= step) {
        const part = step - filled;
        out.push((sum + sample * part) / step);
        rest -= part;
        sum = 0;
        filled = 0;
      }
      sum += sample * rest;
      filled += rest;
    }
    return Float32Array.from(out);
  };
}

function createUpsampler(step: number): Resample {
  let last = 0;
  let place = 0;
  return (samples) => {
    const out: number[] = [];
    for (const sample of samples) {
      for (; place < 1; place += step) out.push(last + (sample - last) * place);
      place -= 1;
      last = sample;
    }
    return Float32Array.from(out);
  };
}
