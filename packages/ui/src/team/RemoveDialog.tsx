import { teamTexts, useTranslation } from '@platform/i18n';
import { useRef } from 'react';
import { AlertDialog } from '../components/AlertDialog/AlertDialog.tsx';
import { Avatar } from '../components/Avatar/Avatar.tsx';
import { Person } from './RemoveDialog.styles.ts';
import type { TeamRow } from './types.ts';

export interface RemoveDialogProps {
  row: TeamRow;
  onConfirm: (row: TeamRow) => void;
  onCancel: () => void;
}

/**
 * The confirmation of a removal, and of a cancelled invite in the same words, with the person in a
 * line of their own (spec 2.8, reading 28).
 */
export function RemoveDialog({ row, onConfirm, onCancel }: RemoveDialogProps) {
  const t = useTranslation(teamTexts);
  const isConfirmed = useRef(false);

  /** Once, whatever comes before the dialog is gone: a state would let a double click through. */
  function handleConfirm(): void {
    if (isConfirmed.current) return;
    isConfirmed.current = true;
    onConfirm(row);
  }

  return (
    <AlertDialog
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) onCancel();
      }}
      title={t('team.confirm.title')}
      text={t('team.confirm.text')}
      subject={
        <Person>
          <Avatar name={row.name} id={row.id || row.email} isPending={row.kind === 'invite'} />
          <div>
            <bdi>{row.name}</bdi>
            {row.email && row.email !== row.name ? <bdi>{row.email}</bdi> : null}
          </div>
        </Person>
      }
      confirmLabel={t('team.confirm.submit')}
      cancelLabel={t('team.confirm.cancel')}
      onConfirm={handleConfirm}
    />
  );
}
