import type { Conversation } from '@platform/api';
import { callSheet } from '@platform/flows';
import type { CallSheetTexts } from '@platform/flows';
import { formatClock, formatDate, useTranslation, voiceCallsTexts } from '@platform/i18n';
import { useCallback } from 'react';
import { useLoadAll } from '../../platform/export/useLoadAll.ts';
import type { LoadAll } from '../../platform/export/runExport.ts';
import { useSaveSheet } from '../../platform/export/useSaveSheet.ts';

const dateTimeOf = (date: Date) => `${formatDate(date)} ${formatClock(date)}`;

export function useCallExport(
  loadMatching?: (loadAll: LoadAll) => Promise<readonly Conversation[]>,
): (calls: readonly Conversation[]) => void {
  const t = useTranslation(voiceCallsTexts);
  const save = useSaveSheet();
  const loadAll = useLoadAll();
  return useCallback(
    (shown) => {
      const texts: CallSheetTexts<Conversation> = {
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
        dateTime: dateTimeOf,
        direction: ({ direction, directionText }) =>
          direction ? t(`voiceCalls.direction.${direction}`) : directionText,
        outcome: ({ outcome, outcomeText }) =>
          outcome ? t(`voiceCalls.outcome.${outcome}`) : outcomeText,
        sentiment: ({ sentiment }) => (sentiment ? t(`voiceCalls.sentiment.${sentiment}`) : ''),
      };
      void save('calls', () =>
        loadMatching
          ? loadAll(async (load) => callSheet(await loadMatching(load), texts))
          : callSheet(shown, texts),
      );
    },
    [loadAll, loadMatching, save, t],
  );
}
