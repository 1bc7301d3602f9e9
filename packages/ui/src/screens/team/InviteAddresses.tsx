import { teamInviteTexts, useTranslation } from '@platform/i18n';
import { emailFault, emailKey } from '@platform/i18n/text';
import { useEffect, useEffectEvent, useMemo } from 'react';
import { Badge } from '../../components/Badge/Badge.tsx';
import { EMAIL_KEYS } from '../../internal/emailCheck.ts';
import { FormTagInput } from '../../patterns/FormDialog/FormTagInput.tsx';
import { useFormField } from '../../patterns/FormDialog/useFormField.ts';
import type { DialogForm } from '../../patterns/FormDialog/formTypes.ts';
import { addressOf, splitAddresses } from './addressList.ts';
import type { InviteInput } from './inviteDraft.ts';
import { Address, Results, ResultRow } from './InviteResults.styles.ts';

/** More would take minutes to send. */
const MAX_PEOPLE = 100;

export interface InviteAddressesProps {
  form: DialogForm<InviteInput, { email: string[]; role: string }>;
  label: string;
  hint: string | undefined;
  takenEmails: readonly string[];
  /** Called if the field could not be loaded. */
  onClose: () => void;
}

/** Several addresses; an invalid one stays in the text with its error. */
export function InviteAddresses({ form, label, hint, takenEmails }: InviteAddressesProps) {
  const t = useTranslation(teamInviteTexts);
  const { value } = useFormField(form, 'email').field;
  const focus = useEffectEvent(() => form.focusField('email'));
  // It replaces the field that was typed in.
  useEffect(() => focus(), []);
  const takenKeys = useMemo(() => new Set(takenEmails.map(emailKey)), [takenEmails]);
  const emails = typeof value === 'string' ? [] : 'text' in value ? value.tags : value;
  const known = emails.filter((email) => takenKeys.has(emailKey(email)));
  return (
    <div>
      <FormTagInput
        form={form}
        name="email"
        label={label}
        hint={hint}
        isRequired
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
        maxTags={MAX_PEOPLE}
        split={splitAddresses}
        parse={addressOf}
        validate={(address) => {
          const fault = emailFault(address);
          return fault
            ? t('teamInvite.invalid', { address, reason: t(EMAIL_KEYS[fault]) })
            : undefined;
        }}
      />
      {known.length > 0 ? (
        <Results aria-label={t('teamInvite.known')}>
          {known.map((email) => (
            <ResultRow key={email}>
              <Address>{email}</Address>
              <Badge tone="neutral">{t('teamInvite.known')}</Badge>
            </ResultRow>
          ))}
        </Results>
      ) : null}
    </div>
  );
}
