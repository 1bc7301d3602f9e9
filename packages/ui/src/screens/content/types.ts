/** URLs of the tabs of Content Studio. */
export interface ContentPaths {
  /** List of contents. */
  contents: string;
  /** Generator. */
  generate: string;
  /** Templates. */
  templates: string;
  /** Analytics. */
  analytics: string;
  /** History of changes. */
  history: string;
}

/** The current tab; the editor belongs to the list. */
export type ContentSection = keyof ContentPaths;
