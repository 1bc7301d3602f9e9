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

/** What a content can be. */
export type ContentKind = 'article' | 'email' | 'social_post' | 'call_script';

/** `draft` is being written, `ready` can be used, `archived` is kept out of sight. */
export type ContentState = 'draft' | 'ready' | 'archived';

/** Who wrote something; both '' where nobody knows. */
export interface ContentPerson {
  /** The person's id, which chooses the tint of their initials. */
  id: string;
  /** The name they had then. */
  name: string;
}
