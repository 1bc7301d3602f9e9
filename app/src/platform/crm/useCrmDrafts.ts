import { useMemo } from 'react';
import { draftTexts } from '../../kit/draftFields.ts';
import { useDrafts } from '../../kit/useDrafts.ts';

const contact = draftTexts(
  'firstName',
  'lastName',
  'email',
  'phone',
  'company',
  'jobTitle',
  'notes',
);
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
