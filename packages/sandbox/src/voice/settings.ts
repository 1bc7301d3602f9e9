/** How the voice service behaves; `/sandbox/settings` changes it until the next reset. */
export interface VoiceSettings {
  /** How long a provider takes to verify an imported number. */
  verificationSeconds: number;
  /** How long a test call may take at most; agents have a limit of their own. */
  testCallSeconds: number;
  /** How long an agent thinks before it answers in a test call. */
  thinkingMs: number;
}

export const VOICE_SETTINGS: Readonly<VoiceSettings> = {
  verificationSeconds: 20,
  testCallSeconds: 600,
  thinkingMs: 140,
};
