/** Forms that keep drafts. The command palette of an area defines where each reopens. */
export const DRAFT_FORMS = [
  'agent',
  'brief',
  'contact',
  'content',
  'generation',
  'inboxMessage',
  'inboxOutgoing',
  'interaction',
  'invite',
  'knowledgeAnswer',
  'knowledgeBase',
  'knowledgePage',
  'knowledgeText',
  'lead',
  'phoneNumber',
  'profile',
  'template',
  'tool',
] as const;

export type DraftForm = (typeof DRAFT_FORMS)[number];

/** Includes sign-up forms; their drafts belong to no user, so they are not listed. */
export type KeptForm = DraftForm | 'register' | 'acceptInvite';

/** Form, with `:id` appended when it edits a record. */
export type DraftKey = KeptForm | `${KeptForm}:${string}`;
