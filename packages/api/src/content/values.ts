/** What a content can be. */
export const CONTENT_TYPES = ['article', 'email', 'social_post', 'call_script'] as const;

/** `draft` is being written, `ready` can be used, `archived` is kept out of sight. */
export const CONTENT_STATUSES = ['draft', 'ready', 'archived'] as const;

/** What happened to a content, as its history tells it. */
export const CONTENT_EVENTS = [
  'generated',
  'created',
  'edited',
  'restored',
  'archived',
  'unarchived',
  'deleted',
] as const;

/** The most a service takes of a content, in characters of text or markup, and in sources. */
export const CONTENT_LIMITS = { title: 200, body: 400_000, sources: 50, passage: 2000 } as const;

export type ContentType = (typeof CONTENT_TYPES)[number];
export type ContentStatus = (typeof CONTENT_STATUSES)[number];
export type ContentEventKind = (typeof CONTENT_EVENTS)[number];
