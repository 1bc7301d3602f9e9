import { teamDialogsTexts, teamInviteTexts, teamTexts, useTranslation } from '@platform/i18n';
import { useState } from 'react';
import { lazyComponent, usePreload } from '../../internal/lazyComponent.tsx';
import { FormDialog } from '../../patterns/FormDialog/FormDialog.tsx';
import { FormSelect } from '../../patterns/FormDialog/FormSelect.tsx';
import type { FormDrafts, SaveOutcome } from '../../patterns/FormDialog/formTypes.ts';
import { mapDrafts } from '../../patterns/FormDialog/mapDrafts.ts';
import { useDialogForm } from '../../patterns/FormDialog/useDialogForm.ts';
import { InviteEmailField } from './InviteEmailField.tsx';
import { fromDraft, toDraft } from './inviteDraft.ts';
import type { InviteInput } from './inviteDraft.ts';
import { inviteSchema } from './inviteSchema.ts';
import type { InviteErrorKey } from './inviteSchema.ts';
import type { TeamRoles } from './roles.ts';
import type { InviteBatch, InviteDraft, InviteValues } from './types.ts';
import { useInviteBatch } from './useInviteBatch.ts';

const load = () => import('./inviteList.ts');
const LazyInviteAddresses = lazyComponent(load, 'InviteAddresses');
const LazyInviteResults = lazyComponent(load, 'InviteResults');
const LazyStopQuestion = lazyComponent(load, 'StopQuestion');

export interface InviteDialogProps {
  takenEmails: readonly string[];
  roles: TeamRoles;
  onInvite: (values: InviteValues<string>) => Promise<SaveOutcome<'email'>>;
  onInviteSeveral?: ((batch: InviteBatch<string>) => Promise<void>) | undefined;
  onClose: () => void;
  drafts?: FormDrafts<InviteDraft> | undefined;
}

interface InviteRequest {
  email: string[];
  role: string;
}

const BLANK: InviteInput = { email: '', role: '' };

/** Invites one person, or several once a second address is typed or pasted. */
export function InviteDialog(props: InviteDialogProps) {
  const { takenEmails, roles, onInvite, onInviteSeveral, drafts, onClose } = props;
  const t = useTranslation(teamTexts, teamDialogsTexts, teamInviteTexts);
  usePreload(LazyInviteAddresses);
  const batch = useInviteBatch(onInviteSeveral);
  const { results, isSending, isAsking } = batch;
  const [isSeveral, setSeveral] = useState(
    () => typeof fromDraft(drafts?.read('') ?? { email: '', role: '' }).email !== 'string',
  );
  const form = useDialogForm<InviteInput, InviteRequest, { status: 'saved' }>({
    schema: inviteSchema(
      takenEmails,
      roles.invitable.map(({ value }) => value),
    ),
    errorText: (key) => t(key as InviteErrorKey),
    initialValues: BLANK,
    firstField: 'email',
    onSubmit: send,
    drafts: mapDrafts(drafts, fromDraft, toDraft),
    onClose,
  });

  async function send({ email: emails, role }: InviteRequest): Promise<SaveOutcome<'email'>> {
    const [email = ''] = emails;
    if (emails.length === 1 && results.length === 0) return onInvite({ email, role });
    const ended = await batch.send(emails, role);
    const unsent = ended.filter(({ status }) => status === 'waiting').length;
    const left = ended.filter(({ status }) => status === 'waiting' || status === 'refused');
    if (ended.every(({ status }) => status === 'invited')) return { status: 'saved' };
    form.setField('email', left.length === 0 ? '' : left.map(({ email: each }) => each));
    const message =
      unsent > 0 ? t('teamInvite.stopped', { count: unsent }) : failureText(left.length);
    return { status: 'refused', message };
  }

  const failureText = (count: number): string =>
    count > 0 ? t('teamInvite.failed', { count }) : t('teamInvite.onlyKnown');

  const hasEnded = !isSending && results.length > 0;
  const hasFailed = hasEnded && results.some(({ status }) => status === 'refused');
  const label = t('teamDialogs.invite.email');
  const hint = form.hasDraft ? t('teamDialogs.invite.draft') : undefined;
  return (
    <FormDialog
      form={isSending ? { ...form, leave: batch.ask, cancel: batch.ask } : form}
      title={t('teamDialogs.invite.title')}
      submitLabel={hasFailed ? t('teamInvite.tryAgain') : t('teamDialogs.invite.submit')}
      loadingText={t('teamDialogs.invite.pending')}
      cancelLabel={hasEnded ? t('common.action.close') : t('teamDialogs.invite.cancel')}
    >
      {isAsking ? (
        <LazyStopQuestion results={results} onStay={batch.resume} onStop={batch.stop} />
      ) : null}
      {isSeveral ? (
        <LazyInviteAddresses
          form={form}
          label={label}
          hint={hint}
          takenEmails={takenEmails}
          onClose={() => setSeveral(false)}
        />
      ) : (
        <InviteEmailField
          form={form}
          label={label}
          hint={hint ?? (onInviteSeveral ? t('teamInvite.hint') : undefined)}
          placeholder={t('teamDialogs.invite.emailPlaceholder')}
          onSeveral={
            onInviteSeveral &&
            ((emails) => {
              setSeveral(true);
              form.setField('email', emails);
            })
          }
        />
      )}
      <FormSelect
        form={form}
        name="role"
        label={t('teamDialogs.invite.role')}
        isRequired
        placeholder={t('teamDialogs.invite.rolePlaceholder')}
        options={roles.invitable}
      />
      {results.length > 0 ? <LazyInviteResults results={results} isSending={isSending} /> : null}
    </FormDialog>
  );
}
