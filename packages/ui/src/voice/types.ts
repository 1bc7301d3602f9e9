/** The addresses of the section's pages that others of them lead to. */
export interface VoicePaths {
  agents: string;
  create: string;
  tools: string;
  knowledgeBase: string;
  phoneNumbers: string;
  callHistory: string;
  analytics: string;
}

/** The tab that is open. Creating and editing belong to the agents. */
export type VoiceSection = Exclude<keyof VoicePaths, 'create'>;
