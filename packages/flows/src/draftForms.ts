/** The kinds of forms that keep drafts. The palette of an area says where each is opened again. */
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

/** Also the forms of a new account: nobody is signed in yet, so no list of drafts has them. */
export type KeptForm = DraftForm | 'register' | 'acceptInvite';

/** A kind of form, for a new record or, after a colon, for the one that is edited. */
export type DraftKey = KeptForm | `${KeptForm}:${string}`;
