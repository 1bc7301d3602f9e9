/** How a generated text speaks. */
export const TONES = ['plain', 'friendly', 'formal', 'direct', 'playful'] as const;

/** How long a generated text is, from a note to a whole page. */
export const LENGTHS = ['short', 'medium', 'long'] as const;

/** How many words a variant of each length has, about. */
export const WORDS_OF_LENGTH: Readonly<Record<Length, number>> = {
  short: 80,
  medium: 200,
  long: 500,
};

/** How many words a plan counts as one LLM token. */
export const WORDS_PER_TOKEN = 5;

/** What a brief may hold. */
export const BRIEF_LIMITS = {
  topic: { least: 10, most: 500 },
  audience: 200,
  keywords: 10,
  keyword: 40,
  brandNotes: 1000,
  variants: 3,
  value: 2000,
} as const;

export type Tone = (typeof TONES)[number];
export type Length = (typeof LENGTHS)[number];

/** How many LLM tokens so many variants of a length cost, about. */
export function estimateTokens(length: Length, variants: number): number {
  return Math.ceil(WORDS_OF_LENGTH[length] / WORDS_PER_TOKEN) * variants;
}
