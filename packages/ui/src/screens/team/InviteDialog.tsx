import { teamDialogsTexts, teamTexts, useTranslation } from '@platform/i18n';
import { FormDialog } from '../../patterns/FormDialog/FormDialog.tsx';
import { FormSelect } from '../../patterns/FormDialog/FormSelect.tsx';
import { FormTextField } from '../../patterns/FormDialog/FormTextField.tsx';
import type { FormDrafts, SaveOutcome } from '../../patterns/FormDialog/formTypes.ts';
import { useDialogForm } from '../../patterns/FormDialog/useDialogForm.ts';
import { inviteSchema } from './inviteSchema.ts';
import type { InviteErrorKey } from './inviteSchema.ts';
import type { TeamRoles } from './roles.ts';
import type { InviteDraft, InviteValues } from './types.ts';

export interface InviteDialogProps {
  takenEmails: readonly string[];
  roles: TeamRoles;
  onInvite: (values: InviteValues<string>) => Promise<SaveOutcome<'email'>>;
  onClose: () => void;
  drafts?: FormDrafts<InviteDraft> | undefined;
}

const BLANK: InviteDraft = { email: '', role: '' };

export function InviteDialog({ takenEmails, roles, onInvite, ...options }: InviteDialogProps) {
  const t = useTranslation(teamTexts, teamDialogsTexts);
  const form = useDialogForm<InviteDraft, InviteValues<string>, { status: 'saved' }>({
    schema: inviteSchema(
      takenEmails,
      roles.invitable.map(({ value }) => value),
    ),
    errorText: (key) => t(key as InviteErrorKey),
    initialValues: BLANK,
    firstField: 'email',
    onSubmit: onInvite,
    ...options,
  });
  return (
    <FormDialog
      form={form}
      title={t('teamDialogs.invite.title')}
      submitLabel={t('teamDialogs.invite.submit')}
      loadingText={t('teamDialogs.invite.pending')}
      cancelLabel={t('teamDialogs.invite.cancel')}
    >
      <FormTextField
        form={form}
        name="email"
        label={t('teamDialogs.invite.email')}
        isRequired
        type="email"
        autoCapitalize="none"
        spellCheck={false}
        placeholder={t('teamDialogs.invite.emailPlaceholder')}
        hint={form.hasDraft ? t('teamDialogs.invite.draft') : undefined}
      />
      <FormSelect
        form={form}
        name="role"
        label={t('teamDialogs.invite.role')}
        isRequired
        placeholder={t('teamDialogs.invite.rolePlaceholder')}
        options={roles.invitable}
      />
    </FormDialog>
  );
}
