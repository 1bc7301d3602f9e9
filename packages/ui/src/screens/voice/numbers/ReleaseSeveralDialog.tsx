import { useTranslation, voiceBulkTexts, voiceNumbersTexts } from '@platform/i18n';
import { ConfirmSeveral } from '../../../patterns/ConfirmDialog/ConfirmSeveral.tsx';
import type { NumberRow } from './numberRows.ts';
import type { NumbersActions } from './numbersTypes.ts';
import { shownPhone } from './phone.ts';

export interface ReleaseSeveralDialogProps {
  rows: readonly NumberRow[];
  onRelease: NonNullable<NumbersActions['onReleaseSeveral']>;
  onDone: (failed: ReadonlySet<string>) => void;
  onClose: () => void;
}

export function ReleaseSeveralDialog(props: ReleaseSeveralDialogProps) {
  const { rows, onRelease, onDone, onClose } = props;
  const t = useTranslation(voiceNumbersTexts, voiceBulkTexts);
  return (
    <ConfirmSeveral
      title={t('voiceBulk.release.title', { count: rows.length })}
      description={t('voiceBulk.release.text')}
      items={rows.map(({ number, agentName }) => ({
        id: number.key,
        name: shownPhone(number.number),
        note: [number.label, agentName].filter(Boolean).join(' · '),
      }))}
      failedText={() => t('voiceBulk.release.failed')}
      confirmLabel={t('voiceNumbers.release')}
      loadingText={t('voiceNumbers.releaseQuestion.releasing')}
      onConfirm={async (ids) => {
        const failures = await onRelease(
          rows.map(({ number }) => number).filter(({ key }) => ids.has(key)),
        );
        onDone(new Set(failures.map(({ id }) => id)));
        return failures;
      }}
      onClose={onClose}
    />
  );
}
