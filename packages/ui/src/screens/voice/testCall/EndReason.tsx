import type { TestCallState } from '@platform/domain';
import { useTranslation, voiceCallTexts } from '@platform/i18n';
import { Reason } from './EndReason.styles.ts';

/** Why a call ended, with what the service said about it. */
export function EndReason({ end }: { end: NonNullable<TestCallState['end']> }) {
  const t = useTranslation(voiceCallTexts);
  const { reason, detail } = end;
  if (reason === null) return <Reason>{t('voiceCall.end.unknown', { reason: detail })}</Reason>;
  const hasDetail = detail !== '' && detail !== reason;
  return (
    <>
      <Reason>{t(`voiceCall.end.${reason}`)}</Reason>
      {hasDetail ? <Reason>{t('voiceCall.end.detail', { detail })}</Reason> : null}
    </>
  );
}
