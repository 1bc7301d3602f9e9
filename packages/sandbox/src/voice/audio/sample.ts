import type { Voice } from '../voices.ts';
import { speak } from './speech.ts';
import { wavOf } from './wav.ts';

const SAMPLE_RATE = 16_000;

export function sampleOf({ greeting, pitch }: Pick<Voice, 'greeting' | 'pitch'>): Buffer {
  return wavOf(speak(greeting, { pitch }, SAMPLE_RATE), SAMPLE_RATE);
}
