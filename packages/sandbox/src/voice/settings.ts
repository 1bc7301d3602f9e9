export interface VoiceSettings {
  /** Time a provider takes to verify an imported number. */
  verificationSeconds: number;
  /** Maximum length of a test call; agents have their own limit. */
  testCallSeconds: number;
  thinkingMs: number;
}

export const VOICE_SETTINGS: Readonly<VoiceSettings> = {
  verificationSeconds: 20,
  testCallSeconds: 600,
  thinkingMs: 140,
};
