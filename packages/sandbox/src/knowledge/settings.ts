/** How the knowledge service behaves; `/sandbox/settings` changes it until the next reset. */
export interface KnowledgeSettings {
  /** How long a document waits before it is read, and again before it is ready. */
  indexingMs: number;
  /** Which edition of its pages the demo site shows: another one makes documents of it stale. */
  siteEdition: number;
}

export const KNOWLEDGE_SETTINGS: Readonly<KnowledgeSettings> = { indexingMs: 700, siteEdition: 1 };
