import { callSheet } from '@platform/flows';
import { formatClock, formatDate, useTranslation, voiceCallsTexts } from '@platform/i18n';
import type { VoiceCall } from '@platform/ui';
import { useCallback } from 'react';
import { useSaveSheet } from '../../platform/export/useSaveSheet.ts';

const moment = (date: Date) => `${formatDate(date)} ${formatClock(date)}`;

/** Export of the calls shown: exactly these, in their order. */
export function useCallExport(): (calls: readonly VoiceCall[]) => void {
  const t = useTranslation(voiceCallsTexts);
  const save = useSaveSheet();
  return useCallback(
    (calls) => {
      void save('calls', () =>
        callSheet(calls, {
          columns: {
            started: t('voiceCalls.column.started'),
            agent: t('voiceCalls.column.agent'),
            direction: t('voiceCalls.sheet.direction'),
            from: t('voiceCalls.panel.from'),
            to: t('voiceCalls.panel.toNumber'),
            duration: t('voiceCalls.sheet.seconds'),
            outcome: t('voiceCalls.column.outcome'),
            sentiment: t('voiceCalls.column.sentiment'),
            latency: t('voiceCalls.sheet.latency'),
          },
          moment,
          direction: ({ direction, directionText }) =>
            direction ? t(`voiceCalls.direction.${direction}`) : directionText,
          outcome: ({ outcome, outcomeText }) =>
            outcome ? t(`voiceCalls.outcome.${outcome}`) : outcomeText,
          sentiment: ({ sentiment }) => (sentiment ? t(`voiceCalls.sentiment.${sentiment}`) : ''),
        }),
      );
    },
    [save, t],
  );
}
