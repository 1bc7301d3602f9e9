import { useState } from 'react';
import type { ReactNode } from 'react';
import { Grid } from '../../components/Grid/Grid.tsx';
import { NameList } from '../NameList/NameList.tsx';
import type { NameListProps } from '../NameList/NameList.tsx';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import type { ConfirmDialogProps, ConfirmOutcome } from './ConfirmDialog.tsx';

/** A record that an action on several did not change. */
export interface ItemFailure {
  /** Id of the record. */
  id: string;
  /** Reason, for the user; '' if it was reported elsewhere. */
  message: string;
}

export interface ConfirmSeveralProps extends Pick<
  ConfirmDialogProps,
  'title' | 'description' | 'confirmLabel' | 'confirmVariant' | 'confirmationText' | 'loadingText'
> {
  items: NameListProps['names'];
  /** Consequences, below the names. */
  details?: ReactNode;
  /** Returns the message about those that failed, by their number. */
  failedText: (count: number) => string;
  /** Runs the action for the records with these ids and resolves with those that failed. */
  onConfirm: (ids: ReadonlySet<string>) => Promise<readonly ItemFailure[]>;
  onClose: () => void;
}

/** Confirms an action on several records. Those that failed stay, with the reason, for a retry. */
export function ConfirmSeveral(props: ConfirmSeveralProps) {
  const { items, details, failedText, onConfirm, onClose, confirmationText, ...rest } = props;
  const [failures, setFailures] = useState<ReadonlyMap<string, string> | null>(null);
  const remaining = failures ? items.filter(({ id }) => failures.has(id)) : items;

  async function confirm(): Promise<ConfirmOutcome> {
    const failed = await onConfirm(new Set(remaining.map(({ id }) => id)));
    if (failed.length === 0) return undefined;
    setFailures(new Map(failed.map(({ id, message }) => [id, message])));
    return { status: 'refused', message: failedText(failed.length) };
  }

  return (
    <ConfirmDialog
      {...rest}
      {...(confirmationText !== undefined && { confirmationText })}
      details={
        <Grid gap="3">
          <NameList
            names={remaining.map((item) => ({
              ...item,
              note: failures?.get(item.id) ?? item.note,
            }))}
          />
          {details}
        </Grid>
      }
      onConfirm={confirm}
      onOpenChange={onClose}
    />
  );
}
