import { crmTexts, useTranslation } from '@platform/i18n';
import { trimText } from '@platform/i18n/text';
import { useDeferredValue, useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { Link } from '../../../components/Link/Link.tsx';
import type { ContactDraft, ContactValues, CrmContact } from '../types.ts';
import { findDuplicate } from './duplicates.ts';
import { styled } from 'styled-components';
import { row } from '../../../internal/looks.styles.ts';
import { controlOf } from '../../../patterns/FormDialog/formControl.ts';
import type { FormControl } from '../../../patterns/FormDialog/formTypes.ts';

/** Takes no room while empty; stays mounted so that changes are announced. */
const Hint = styled.output`
  display: block;

  &:empty {
    margin-block-end: calc(-1 * var(--platform-space-4-5));
  }
`;

const Warning = styled.p`
  ${row}
  gap: var(--platform-space-0-5) var(--platform-space-2);
  padding: var(--platform-space-2) var(--platform-space-3);
  border-radius: var(--platform-radius-md);
  background: var(--platform-warning-soft);
  color: var(--platform-warning-text);
  overflow-wrap: anywhere;
`;

export interface DuplicateHintProps {
  control: FormControl<ContactDraft, ContactValues>;
  contacts: readonly CrmContact[];
  ownId?: string | undefined;
  contactHref: (contactId: string) => string;
  onFollow: () => void;
}

export function DuplicateHint({
  control,
  contacts,
  ownId,
  contactHref,
  onFollow,
}: DuplicateHintProps) {
  const t = useTranslation(crmTexts);
  const [email, phone] = useDeferredValue(
    useWatch({ control: controlOf({ control }), name: ['email', 'phone'] }),
  );
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
