export interface GenerateSettings {
  writingPauseMs: number;
  /** Words per text; 0 for the brief's length. */
  writtenWords: number;
}

export const GENERATE_SETTINGS: Readonly<GenerateSettings> = {
  writingPauseMs: 18,
  writtenWords: 0,
};
