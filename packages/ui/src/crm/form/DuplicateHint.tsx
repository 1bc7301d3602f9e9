import { crmTexts, useTranslation } from '@platform/i18n';
import { trimText } from '@platform/i18n/text';
import { useDeferredValue, useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import type { Control } from 'react-hook-form';
import { Link } from '../../components/Link/Link.tsx';
import type { ContactValues, CrmContact } from '../types.ts';
import { findDuplicate } from './duplicates.ts';
import { Hint, Warning } from './fields.styles.ts';

export interface DuplicateHintProps {
  control: Control<ContactValues, unknown, ContactValues>;
  /** Among whom a duplicate is looked for. */
  contacts: readonly CrmContact[];
  /** The contact that is edited, which is no duplicate of itself. */
  ownId?: string | undefined;
  contactHref: (contactId: string) => string;
  /** The link to a duplicate was followed; what was typed stays kept. */
  onFollow: () => void;
}

/** Names a contact that has the typed email or phone already. It warns, it does not block. */
export function DuplicateHint({
  control,
  contacts,
  ownId,
  contactHref,
  onFollow,
}: DuplicateHintProps) {
  const t = useTranslation(crmTexts);
  const [email, phone] = useDeferredValue(useWatch({ control, name: ['email', 'phone'] }));
  const duplicate = useMemo(
    () => findDuplicate(contacts, { email, phone }, ownId),
    [contacts, email, phone, ownId],
  );
  const name =
    trimText(duplicate?.contact.name ?? '') || duplicate?.contact.email || t('crm.unnamed');
  return (
    <Hint>
      {duplicate ? (
        <Warning>
          {duplicate.by === 'email'
            ? t('crm.contact.sameEmail', { name })
            : t('crm.contact.samePhone', { name })}{' '}
          <Link href={contactHref(duplicate.contact.key)} onClick={onFollow}>
            {t('crm.contact.open')}
          </Link>
        </Warning>
      ) : null}
    </Hint>
  );
}
