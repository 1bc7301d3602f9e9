import { teamTexts, useTranslation } from '@platform/i18n';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Dialog } from '../components/Dialog/index.ts';
import { DiscardQuestion } from '../internal/DiscardQuestion.tsx';
import { InviteFields } from './InviteFields.tsx';
import { InviteFooter } from './InviteFooter.tsx';
import { InviteForm } from './InviteDialog.styles.ts';
import type { InviteDraft, InviteOutcome, InviteValues } from './types.ts';
import { useInviteForm } from './useInviteForm.ts';

export interface InviteDialogProps {
  /** Addresses of the listed members and invites; whoever is listed is not invited twice. */
  takenEmails: readonly string[];
  /** Sends the invite. Must not reject; a refusal stays in the form. */
  onInvite: (values: InviteValues) => Promise<InviteOutcome>;
  /** The dialog is done: sent, cancelled or left. Mount it anew to open it with a clean form. */
  onClose: () => void;
  /** What to start with: an invite that was not sent. */
  draft?: InviteDraft | undefined;
  /** Told at each change; `null` once the invite is sent or given up. */
  onDraftChange?: ((draft: InviteDraft | null) => void) | undefined;
}

/**
 * The dialog 'Invite User' (spec 2.8, 5 and 8). Cancel gives up at once; Escape, the cross and the
 * backdrop ask first when something was typed, since they are easily hit (reading 58).
 */
export function InviteDialog({
  takenEmails,
  onInvite,
  onClose,
  draft,
  onDraftChange,
}: InviteDialogProps) {
  const t = useTranslation(teamTexts);
  const [isAsking, setIsAsking] = useState(false);
  const stayRef = useRef<HTMLButtonElement>(null);
  const [hasDraft] = useState(draft !== undefined);
  const form = useInviteForm({ takenEmails, onInvite, onSent: giveUp, draft, onDraftChange });

  function giveUp(): void {
    onDraftChange?.(null);
    onClose();
  }

  function handleOpenChange(isOpen: boolean): void {
    if (isOpen) return;
    if (isAsking) handleStay();
    else if (form.isDirty() && !form.isPending) ask();
    else giveUp();
  }

  function ask(): void {
    flushSync(() => setIsAsking(true));
    stayRef.current?.focus();
  }

  function handleStay(): void {
    setIsAsking(false);
    form.focusEmail();
  }

  return (
    <Dialog.Root
      open
      onOpenChange={handleOpenChange}
      title={t('team.invite.title')}
      closeLabel={t('common.action.close')}
    >
      <InviteForm noValidate onSubmit={form.handleSubmit}>
        <Dialog.Body>
          <InviteFields form={form} hasDraft={hasDraft} />
        </Dialog.Body>
        <Dialog.Footer>
          {isAsking ? (
            <DiscardQuestion stayRef={stayRef} onStay={handleStay} onLeave={giveUp} />
          ) : (
            <InviteFooter isPending={form.isPending} onCancel={giveUp} />
          )}
        </Dialog.Footer>
      </InviteForm>
    </Dialog.Root>
  );
}
