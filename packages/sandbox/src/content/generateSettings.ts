/** How writing behaves; `/sandbox/settings` changes it until the next reset. */
export interface GenerateSettings {
  /** How long the model thinks before each word, in milliseconds. */
  writingPauseMs: number;
  /** How many words a text has; 0 for those of its length. */
  writtenWords: number;
}

export const GENERATE_SETTINGS: Readonly<GenerateSettings> = {
  writingPauseMs: 18,
  writtenWords: 0,
};
