export interface Timbre {
  pitch: number;
}

interface Syllable {
  vowel: number | null;
  ms: number;
}

/** The two formants of each vowel (a, e, i, o, u), in Hz. */
const VOWELS = [
  [800, 1200],
  [530, 1850],
  [300, 2300],
  [500, 900],
  [320, 800],
] as const;

/** Pitch factor per syllable. */
const MELODY = [1, 1.06, 0.97, 1.03, 0.94];

const SYLLABLE_MS = 140;
const LETTERS_OF_SYLLABLE = 3;
const LOUDNESS = 9000;

/** Synthesises text as deterministic babble, in any script. Returns 16-bit mono samples. */
export function speak(text: string, { pitch }: Timbre, sampleRate: number): Int16Array {
  const sound = new Int16Array(samplesOf(durationOf(text), sampleRate));
  let position = 0;
  syllablesOf(text).forEach(({ vowel, ms }, index) => {
    const length = samplesOf(ms, sampleRate);
    if (vowel !== null) {
      const height = pitch * (MELODY[index % MELODY.length] ?? 1);
      fillWithWave(
        sound.subarray(position, position + length),
        periodOf(vowel, height, sampleRate),
      );
    }
    position += length;
  });
  return sound;
}

export function durationOf(text: string): number {
  return syllablesOf(text).reduce((sum, { ms }) => sum + ms, 0);
}

export const samplesOf = (ms: number, sampleRate: number): number =>
  Math.round((ms * sampleRate) / 1000);

function syllablesOf(text: string): Syllable[] {
  const words = text.split(/\s+/).filter(Boolean);
  return words.flatMap((word) => {
    const letters = word.match(/[\p{L}\p{N}]/gu) ?? [];
    const count = Math.ceil(letters.length / LETTERS_OF_SYLLABLE);
    const sounds = Array.from({ length: count }, (_, index): Syllable => {
      const letter = letters[index * LETTERS_OF_SYLLABLE] ?? 'a';
      return { vowel: (letter.codePointAt(0) ?? 0) % VOWELS.length, ms: SYLLABLE_MS };
    });
    const rest = /[.!?…。]["”»)]?$/u.test(word) ? 260 : 45;
    return [...sounds, { vowel: null, ms: rest }];
  });
}

/** One period of a sung vowel: harmonics near the formants are loud. */
function periodOf(vowel: number, pitch: number, sampleRate: number): Float32Array {
  const length = Math.max(2, Math.round(sampleRate / pitch));
  const period = new Float32Array(length);
  const resonances = VOWELS[vowel] ?? VOWELS[0];
  for (let overtone = 1; overtone * pitch < Math.min(sampleRate / 2, 3000); overtone += 1) {
    const near = (hertz: number) => Math.exp(-(((overtone * pitch - hertz) / 220) ** 2));
    const loudness = 0.25 / overtone + near(resonances[0]) + 0.5 * near(resonances[1]);
    for (let index = 0; index < length; index += 1) {
      const wave = loudness * Math.sin((2 * Math.PI * overtone * index) / length);
      period[index] = (period[index] ?? 0) + wave;
    }
  }
  return period;
}

function fillWithWave(sound: Int16Array, period: Float32Array): void {
  const loudest = period.reduce((most, value) => Math.max(most, Math.abs(value)), 0.001);
  const { length } = sound;
  for (let index = 0; index < length; index += 1) {
    const envelope = Math.sin((Math.PI * (index + 0.5)) / length) ** 0.5;
    const wave = (period[index % period.length] ?? 0) / loudest;
    sound[index] = Math.round(LOUDNESS * envelope * wave);
  }
}
