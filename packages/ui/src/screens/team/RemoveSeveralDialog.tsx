import { teamBulkTexts, teamDialogsTexts, teamTexts, useTranslation } from '@platform/i18n';
import { useState } from 'react';
import { ConfirmDialog } from '../../patterns/ConfirmDialog/ConfirmDialog.tsx';
import type { ConfirmOutcome } from '../../patterns/ConfirmDialog/ConfirmDialog.tsx';
import { PersonLine } from './PersonLine.tsx';
import { Text } from '../../components/Text/Text.tsx';
import type { RemovalFailure, TeamRow } from './types.ts';
import { Grid } from '../../components/Grid/Grid.tsx';

export interface RemoveSeveralDialogProps {
  rows: readonly TeamRow[];
  onConfirm: (rows: readonly TeamRow[]) => Promise<readonly RemovalFailure[]>;
  onClose: () => void;
}

/** Keeps those that failed, with the reason, for another attempt. */
export function RemoveSeveralDialog({ rows, onConfirm, onClose }: RemoveSeveralDialogProps) {
  const t = useTranslation(teamTexts, teamBulkTexts, teamDialogsTexts);
  const [failures, setFailures] = useState<readonly RemovalFailure[]>([]);
  const leaving =
    failures.length > 0
      ? failures.map(({ row }) => row)
      : rows.filter(({ removeRefusal }) => removeRefusal === null);
  const staying = rows.filter(({ removeRefusal }) => removeRefusal !== null);

  async function remove(): Promise<ConfirmOutcome> {
    const failed = await onConfirm(leaving);
    if (failed.length === 0) return undefined;
    setFailures(failed);
    return { status: 'refused', message: t('teamBulk.failed') };
  }

  return (
    <ConfirmDialog
      title={t('teamDialogs.confirm.title')}
      description={t('teamBulk.text', { count: leaving.length })}
      details={
        <Grid gap="4">
          <Grid as="ul" gap="3">
            {leaving.map((row) => (
              <li key={`${row.kind}:${row.key}`}>
                <PersonLine row={row} reason={reasonOf(row, failures)} />
              </li>
            ))}
          </Grid>
          {staying.length > 0 ? (
            <Grid gap="2">
              <Text as="p" tone="secondary">
                {t('teamBulk.staying')}
              </Text>
              <Grid as="ul" gap="3">
                {staying.map((row) => (
                  <li key={`${row.kind}:${row.key}`}>
                    <PersonLine
                      row={row}
                      reason={
                        row.removeRefusal ? t(`team.refusal.${row.removeRefusal}`) : undefined
                      }
                    />
                  </li>
                ))}
              </Grid>
            </Grid>
          ) : null}
        </Grid>
      }
      confirmLabel={t('teamDialogs.confirm.submit')}
      loadingText={t('teamDialogs.confirm.pending')}
      cancelLabel={t('teamDialogs.confirm.cancel')}
      onConfirm={remove}
      onOpenChange={onClose}
    />
  );
}

const reasonOf = (row: TeamRow, failures: readonly RemovalFailure[]): string | undefined =>
  failures.find((failure) => failure.row === row)?.message;
