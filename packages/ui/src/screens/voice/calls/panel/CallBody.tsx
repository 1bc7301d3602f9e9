import type { ConversationDetail, Outcome } from '@platform/domain';
import { useTranslation, voiceCallsTexts } from '@platform/i18n';
import { trimText } from '@platform/i18n/text';
import { useMemo } from 'react';
import { Banner } from '../../../../components/Banner/Banner.tsx';
import { agentText } from '../callTexts.ts';
import type { CallLesson } from './CallPanelContent.tsx';
import { Player } from './Player.tsx';
import { Transcript } from './Transcript.tsx';
import { currentEntry, transcriptEntries } from './transcriptEntries.ts';
import { useRecording } from './useRecording.ts';

export interface CallBodyProps {
  call: ConversationDetail;
  contactName: string | undefined;
  onReload: (() => void) | undefined;
  onTeach: ((lesson: CallLesson) => void) | undefined;
}

const TEACHABLE: readonly (Outcome | null)[] = ['unresolved', 'failed'];

export function CallBody({ call, contactName, onReload, onTeach }: CallBodyProps) {
  const t = useTranslation(voiceCallsTexts);
  const recording = useRecording({
    url: call.recordingUrl,
    callSeconds: call.durationSeconds,
    onReload,
  });
  const { turns, toolCalls } = call;
  const entries = useMemo(() => transcriptEntries(turns, toolCalls), [turns, toolCalls]);

  if (call.isProcessing) {
    return (
      <Banner tone="info" title={t('voiceCalls.panel.processing')}>
        {t('voiceCalls.panel.processingText')}
      </Banner>
    );
  }
  const canSeek = call.recordingUrl !== null && !recording.isFailed;
  return (
    <>
      {call.recordingUrl === null ? (
        <Banner tone="info" title={t('voiceCalls.player.notRecorded')}>
          {t(call.isByText ? 'voiceCalls.player.textTest' : 'voiceCalls.player.notRecordedText')}
        </Banner>
      ) : (
        <Player recording={recording} turns={turns} />
      )}
      <Transcript
        entries={entries}
        names={{
          agent: agentText(t, call),
          caller: trimText(contactName ?? '') || t('voiceCalls.transcript.caller'),
        }}
        current={recording.hasStarted ? currentEntry(entries, recording.seconds * 1000) : -1}
        onSeek={canSeek ? recording.playFrom : undefined}
        onTeach={TEACHABLE.includes(call.outcome) ? onTeach : undefined}
      />
    </>
  );
}
