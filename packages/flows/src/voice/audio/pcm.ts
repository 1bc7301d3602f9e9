/** Converts samples from -1 to 1 into 16-bit little-endian, on any machine. */
export function toPcm(samples: Float32Array): ArrayBuffer {
  const view = new DataView(new ArrayBuffer(samples.length * 2));
  samples.forEach((sample, index) => {
    const clamped = Math.max(-1, Math.min(1, sample));
    view.setInt16(index * 2, Math.round(clamped * (clamped < 0 ? 32_768 : 32_767)), true);
  });
  return view.buffer;
}

/** Reads 16-bit samples as numbers from -1 to 1. */
export function fromPcm(pcm: ArrayBuffer): Float32Array<ArrayBuffer> {
  const view = new DataView(pcm);
  return Float32Array.from(
    { length: pcm.byteLength >> 1 },
    (_, index) => view.getInt16(index * 2, true) / 32_768,
  );
}

/** Loudness of 16-bit samples, 0 to 1; normal speech is about 0.5. */
export function levelOf(pcm: ArrayBuffer): number {
  const view = new DataView(pcm);
  const count = pcm.byteLength >> 1;
  let sum = 0;
  for (let index = 0; index < count; index += 1) {
    sum += (view.getInt16(index * 2, true) / 32_768) ** 2;
  }
  return count === 0 ? 0 : loudness(Math.sqrt(sum / count));
}

/** Maps a root mean square to 0 (-60 dB or less) to 1. */
export function loudness(rms: number): number {
  return rms <= 0.001 ? 0 : Math.min(1, 1 + Math.log10(rms) / 3);
}

type Resample = (samples: Float32Array) => Float32Array;

/** Keeps its state between blocks. The mean of the input samples prevents aliasing. */
export function createResampler(from: number, to: number): Resample {
  if (from === to) return (samples) => samples;
  if (from < to) return createUpsampler(from / to);
  const ratio = from / to;
  let sum = 0;
  /** Fraction of the next sample already in the sum. */
  let filled = 0;
  return (samples) => {
    const out: number[] = [];
    for (const sample of samples) {
      let rest = 1;
      while (filled + rest >= ratio) {
        const part = ratio - filled;
        out.push((sum + sample * part) / ratio);
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

function createUpsampler(ratio: number): Resample {
  let last = 0;
  let offset = 0;
  return (samples) => {
    const out: number[] = [];
    for (const sample of samples) {
      for (; offset < 1; offset += ratio) out.push(last + (sample - last) * offset);
      offset -= 1;
      last = sample;
    }
    return Float32Array.from(out);
  };
}
