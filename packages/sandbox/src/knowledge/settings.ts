export interface KnowledgeSettings {
  /** Duration of queueing and of processing, in ms each. */
  indexingMs: number;
  /** Edition of the demo site's pages; changing it makes documents stale. */
  siteEdition: number;
}

export const KNOWLEDGE_SETTINGS: Readonly<KnowledgeSettings> = { indexingMs: 700, siteEdition: 1 };
