/** Links between the section's pages. */
export interface VoicePaths {
  /** The list of agents. */
  agents: string;
  /** The form of a new agent. */
  create: string;
  /** The list of tools. */
  tools: string;
  /** The list of knowledge bases. */
  knowledgeBase: string;
  /** The list of phone numbers. */
  phoneNumbers: string;
  /** The list of calls. */
  callHistory: string;
  /** The figures of the calls. */
  analytics: string;
}

export type VoiceSection = Exclude<keyof VoicePaths, 'create'>;
