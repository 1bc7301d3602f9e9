import { useMemo } from 'react';
import type { ContactDraft } from '@platform/ui/crm';
import { draftOneOf, draftTags, draftTexts } from '../../kit/draftFields.ts';
import type { DraftFields } from '../../kit/drafts.ts';
import { useDrafts } from '../../kit/useDrafts.ts';

const answer = draftOneOf('yes', 'no', 'unknown');
const contact: DraftFields<ContactDraft> = {
  ...draftTexts('firstName', 'lastName', 'email', 'phone', 'company', 'jobTitle', 'notes'),
  consentVoice: answer,
  consentSms: answer,
  tags: draftTags,
};
const lead = draftTexts('contactId', 'status', 'source', 'ownerId', 'notes');
const interaction = draftTexts('contactId', 'type', 'direction', 'summary');

export function useCrmDrafts() {
  const contactDrafts = useDrafts('contact', contact);
  const leadDrafts = useDrafts('lead', lead);
  const interactionDrafts = useDrafts('interaction', interaction);
  return useMemo(
    () => ({ contactDrafts, leadDrafts, interactionDrafts }),
    [contactDrafts, leadDrafts, interactionDrafts],
  );
}
