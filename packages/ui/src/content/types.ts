/** The addresses of the section's pages. */
export interface ContentPaths {
  /** The list of contents. */
  contents: string;
  /** Where a model writes. */
  generate: string;
  /** What generating starts from. */
  templates: string;
  /** The figures. */
  analytics: string;
  /** What happened to contents. */
  history: string;
}

/** The tab that is open. Editing belongs to the list. */
export type ContentSection = keyof ContentPaths;
