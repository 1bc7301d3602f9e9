import type { Contact, Interaction, Lead } from '@platform/api';
import type { CrmContact, CrmInteraction, CrmLead } from '@platform/ui';

/** What a function made of an object, made once: rows that did not change are not drawn again. */
function once<Row extends object, Item>(make: (row: Row) => Item): (row: Row) => Item {
  const made = new WeakMap<Row, Item>();
  return (row) => {
    const known = made.get(row);
    if (known !== undefined) return known;
    const item = make(row);
    made.set(row, item);
    return item;
  };
}

/**
 * A contact as the screens take it. The item's id is the row's key: unique even where the service
 * repeats or omits ids, so that an action hits the row it was meant for.
 */
export const contactItem = once(
  ({ key, name, email, phone, company, notes, tags, ...rest }: Contact): CrmContact => ({
    id: key,
    name,
    email,
    phone,
    company,
    notes,
    tags,
    consentSms: rest.consentSms,
    consentVoice: rest.consentVoice,
    createdAt: rest.createdAt,
  }),
);

/** A lead as the screens take it, by its key as above. */
export const leadItem = once(
  ({ key, contactId, statusText, source, ownerId, notes, createdAt }: Lead): CrmLead => ({
    id: key,
    contactId,
    status: statusText,
    source,
    ownerId,
    notes,
    createdAt,
  }),
);

/** An interaction as the screens take it; a word that is not known is shown as it came. */
export const interactionItem = once(
  ({ key, type, typeText, direction, directionText, ...rest }: Interaction): CrmInteraction => ({
    id: key,
    type: type ?? typeText,
    direction: direction ?? directionText,
    contactId: rest.contactId,
    leadId: rest.leadId,
    summary: rest.summary,
    voiceAgentId: rest.voiceAgentId,
    sessionId: rest.sessionId,
    createdAt: rest.createdAt,
  }),
);
