/**
 * Runs in the audio thread: 40 ms blocks at the relay's rate. A separate file of the build, since
 * the content security policy forbids scripts created at run time.
 */
import { createResampler, toPcm } from './pcm.ts';

interface Processor {
  readonly port: MessagePort;
}

declare const AudioWorkletProcessor: new () => Processor;
declare const registerProcessor: (name: string, processor: new () => Processor) => void;
declare const sampleRate: number;

/** The relay's rate, repeated here so that the audio thread loads nothing else. */
const SAMPLE_RATE = 16_000;

const BLOCK_SAMPLES = 640;

/** One quantum: the number of samples the browser passes at a time. */
const silence = new Float32Array(128);

class Capture extends AudioWorkletProcessor {
  private readonly resample = createResampler(sampleRate, SAMPLE_RATE);
  private block = new Float32Array(BLOCK_SAMPLES);
  private filled = 0;

  /** Called by the browser with 128 samples at a time. Returns true to continue. */
  process(inputs: readonly (readonly Float32Array[])[]): boolean {
    // In Firefox a muted microphone has no channel; the relay needs the silence to end a sentence.
    const [channel = silence] = inputs[0] ?? [];
    for (const sample of this.resample(channel)) {
      this.block[this.filled] = sample;
      this.filled += 1;
      if (this.filled === BLOCK_SAMPLES) this.post();
    }
    return true;
  }

  private post(): void {
    const pcm = toPcm(this.block);
    this.filled = 0;
    this.port.postMessage(pcm, [pcm]);
  }
}

registerProcessor('capture', Capture);
