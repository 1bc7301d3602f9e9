import type { PhoneNumber } from '@platform/domain';
import { useTranslation, voiceNumbersTexts } from '@platform/i18n';
import { ConfirmDialog } from '../../../patterns/ConfirmDialog/ConfirmDialog.tsx';
import type { RemovalOutcome } from '../../../patterns/ConfirmDialog/ConfirmDialog.tsx';
import { shownPhone } from './phone.ts';

export interface ReleaseDialogProps {
  number: PhoneNumber;
  agentName: string;
  onRelease: (number: PhoneNumber) => Promise<RemovalOutcome>;
  onClose: () => void;
}

export function ReleaseDialog({ number, agentName, onRelease, onClose }: ReleaseDialogProps) {
  const t = useTranslation(voiceNumbersTexts);
  const shown = shownPhone(number.number);
  return (
    <ConfirmDialog
      onOpenChange={onClose}
      title={t('voiceNumbers.releaseQuestion.title', { number: shown })}
      description={
        agentName
          ? t('voiceNumbers.releaseQuestion.silent', { agent: agentName })
          : t('voiceNumbers.releaseQuestion.noAgent')
      }
      details={
        <>
          <b>
            <bdi>{shown}</bdi>
          </b>
          {number.label ? <bdi>{number.label}</bdi> : null}
        </>
      }
      confirmLabel={t('voiceNumbers.release')}
      loadingText={t('voiceNumbers.releaseQuestion.releasing')}
      onConfirm={() => onRelease(number)}
    />
  );
}
