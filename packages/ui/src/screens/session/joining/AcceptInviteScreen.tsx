import { joiningTexts, useTranslation } from '@platform/i18n';
import { Lock } from 'lucide';
import { TextField } from '../../../components/TextField/TextField.tsx';
import { FormTextField } from '../../../patterns/FormDialog/FormTextField.tsx';
import { Lead, Title } from '../SignIn.styles.ts';
import { AccountNames } from './AccountNames.tsx';
import { AccountProblems } from './AccountProblems.tsx';
import { acceptSchema } from './accountSchema.ts';
import type { AcceptValues } from './accountSchema.ts';
import { NewPasswordField } from './NewPasswordField.tsx';
import { InvitationCard } from './InvitationCard.tsx';
import { AccountForm, LockIcon } from './joining.styles.ts';
import { StrengthMeter } from './StrengthMeter.tsx';
import { SubmitAccount } from './SubmitAccount.tsx';
import type { AcceptDraft, InvitationFacts, JoinOutcome } from './types.ts';
import { useAccountForm } from './useAccountForm.ts';
import { Grid } from '../../../components/Grid/Grid.tsx';

export interface AcceptInviteScreenProps {
  /** Details of the invite from its link. */
  invitation: InvitationFacts;
  /** Unsent values of an earlier visit. */
  draft?: AcceptDraft | undefined;
  /** Called after typing pauses; `null` once sent. Never contains the password. */
  onDraftChange?: ((draft: AcceptDraft | null) => void) | undefined;
  /** Accepts the invite. Must not reject; calls never overlap. */
  onSubmit: (values: AcceptValues) => Promise<JoinOutcome>;
}

const labels = {
  email: 'joining.field.email',
  firstName: 'joining.field.firstName',
  lastName: 'joining.field.lastName',
  password: 'joining.field.password',
  repeat: 'joining.field.repeat',
} as const;

const empty = { firstName: '', lastName: '', email: '', password: '', repeat: '' };

const known = ['firstName', 'lastName', 'email'] as const;

/** Creates the account of an invited user. */
export function AcceptInviteScreen({
  invitation,
  draft,
  onDraftChange,
  onSubmit,
}: AcceptInviteScreenProps) {
  const t = useTranslation(joiningTexts);
  const { email } = invitation;
  const { form, waitUntil, handleSubmit } = useAccountForm<AcceptValues, AcceptValues>({
    schema: acceptSchema,
    initialValues: { ...empty, email },
    // The link's email wins over a typed one.
    draft: draft && { ...empty, ...draft, email: email || draft.email },
    onDraftChange: (typed) => onDraftChange?.(typed && withoutSecrets(typed)),
    onSubmit,
  });
  const { fields } = form;
  return (
    <>
      <Title tabIndex={-1}>{t('joining.invite.title')}</Title>
      <Lead>{t('joining.invite.hint')}</Lead>
      <InvitationCard invitation={invitation} />
      <AccountForm method="post" noValidate onSubmit={handleSubmit}>
        <AccountProblems form={form} labels={labels} />
        {email ? (
          // Password managers need the email next to the password.
          <TextField
            label={t('joining.field.email')}
            size="large"
            type="email"
            autoComplete="username"
            readOnly
            value={email}
            endSlot={<LockIcon icon={Lock} />}
          />
        ) : (
          <FormTextField
            form={fields}
            name="email"
            label={t('joining.field.email')}
            isRequired
            size="large"
            type="email"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
          />
        )}
        <AccountNames form={fields} />
        <Grid gap="2">
          <NewPasswordField form={fields} name="password" label={t('joining.field.password')} />
          <StrengthMeter control={fields.control} password="password" known={known} />
        </Grid>
        <NewPasswordField form={fields} name="repeat" label={t('joining.field.repeat')} />
        <SubmitAccount
          label={t('joining.invite.submit')}
          loadingText={t('joining.invite.submitting')}
          isPending={form.isPending}
          waitUntil={waitUntil}
        />
      </AccountForm>
    </>
  );
}

const withoutSecrets = ({ firstName, lastName, email }: AcceptValues): AcceptDraft => ({
  firstName,
  lastName,
  email,
});
