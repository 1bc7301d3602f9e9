/**
 * Runs in the audio thread of the browser: gathers what the microphone hears into blocks of 40 ms at
 * the relay's rate. It is a file of the build of its own, since the content security policy lets no
 * script be made at run time.
 */
import { createResampler, toPcm } from './pcm.ts';

interface Processor {
  readonly port: MessagePort;
}

declare const AudioWorkletProcessor: new () => Processor;
declare const registerProcessor: (name: string, processor: new () => Processor) => void;
/** Samples a second in this thread. */
declare const sampleRate: number;

/** The relay's rate; the module stands alone, so that the audio thread loads nothing else. */
const RATE = 16_000;

/** Samples of a block. */
const BLOCK = 640;

/** As many samples as the browser passes at a time. */
const silence = new Float32Array(128);

class Capture extends AudioWorkletProcessor {
  private readonly resample = createResampler(sampleRate, RATE);
  private block = new Float32Array(BLOCK);
  private filled = 0;

  /** Called by the browser with 128 samples at a time. @returns whether it goes on */
  process(inputs: readonly (readonly Float32Array[])[]): boolean {
    // A muted microphone has no channel in Firefox; the relay needs the silence to end a sentence.
    const [channel = silence] = inputs[0] ?? [];
    for (const sample of this.resample(channel)) {
      this.block[this.filled] = sample;
      this.filled += 1;
      if (this.filled === BLOCK) this.post();
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
