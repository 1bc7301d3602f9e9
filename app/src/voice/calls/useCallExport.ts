import { callSheet } from '@platform/flows';
import type { CallSheetWords } from '@platform/flows';
import {
  controlsTexts,
  formatClock,
  formatDate,
  useTranslation,
  voiceCallsTexts,
} from '@platform/i18n';
import type { VoiceCall, VoiceCallList } from '@platform/ui';
import { useCallback } from 'react';
import { showToastAtom } from '../../feedback/toastAtoms.ts';
import { useSaveSheet } from '../../platform/export/useSaveSheet.ts';
import { useSetAtom } from '../../platform/state.ts';

const moment = (date: Date) => `${formatDate(date)} ${formatClock(date)}`;

/**
 * Export of calls: those shown, or the newest that match where the page holds a part of them. A toast
 * says how many were saved of how many.
 *
 * @param load loads as many of the calls that match as one file holds; left out where all are shown
 */
export function useCallExport(
  load?: () => Promise<VoiceCallList>,
): (calls: readonly VoiceCall[]) => void {
  const t = useTranslation(voiceCallsTexts, controlsTexts);
  const show = useSetAtom(showToastAtom);
  const save = useSaveSheet();
  return useCallback(
    (shown) => {
      const words: CallSheetWords<VoiceCall> = {
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
      };
      void save('calls', async () => {
        if (!load) return callSheet(shown, words);
        const { conversations, total } = await load();
        const saved = conversations.length;
        const isWhole = total === null || total <= saved;
        show({
          message: isWhole
            ? t('controls.exported', { count: saved })
            : t('controls.exportedOf', { saved, total }),
          tone: isWhole ? 'success' : 'info',
        });
        return callSheet(conversations, words);
      });
    },
    [load, save, show, t],
  );
}
