/** The addresses of the section's pages that others of them lead to. */
export interface VoicePaths {
  /** The list of agents. */
  agents: string;
  /** The form of a new agent. */
  create: string;
  /** The tools that agents use. */
  tools: string;
  /** The knowledge bases that agents answer from. */
  knowledgeBase: string;
  /** The telephone numbers. */
  phoneNumbers: string;
  /** The list of calls. */
  callHistory: string;
  /** The figures of the calls. */
  analytics: string;
}

/** The tab that is open. Creating and editing belong to the agents. */
export type VoiceSection = Exclude<keyof VoicePaths, 'create'>;
