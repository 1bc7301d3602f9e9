import type { TestCallState } from '@platform/domain';
import { useTranslation, voiceCallTexts } from '@platform/i18n';
import { Hint } from './TestCallPanel.styles.ts';

export function EndReason({ end }: { end: NonNullable<TestCallState['end']> }) {
  const t = useTranslation(voiceCallTexts);
  const { reason, detail } = end;
  if (reason === null) return <Hint>{t('voiceCall.end.unknown', { reason: detail })}</Hint>;
  const hasDetail = detail !== '' && detail !== reason;
  return (
    <>
      <Hint>{t(`voiceCall.end.${reason}`)}</Hint>
      {hasDetail ? <Hint>{t('voiceCall.end.detail', { detail })}</Hint> : null}
    </>
  );
}
