import type { TestCallState, TranscriptEntry } from '@platform/domain';
import { useTranslation, voiceCallTexts } from '@platform/i18n';
import { useRef } from 'react';
import { Button } from '../../../components/Button/Button.tsx';
import { Spinner } from '../../../components/Spinner/Spinner.tsx';
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden.tsx';
import { isLive } from './callStatus.ts';
import { ToolCallRow } from './ToolCallRow.tsx';
import { Bubble, Empty, Line, TurnLog } from './LiveTranscript.styles.ts';
import { TurnLatency } from './TurnLatency.tsx';
import { JumpToLatest, LogFrame } from '../../../patterns/MessageLog/MessageLog.styles.ts';
import { useFollowNewest } from '../../../patterns/MessageLog/useFollowNewest.ts';

/** A polite live region that scrolls to its end until the user scrolls away. */
export function LiveTranscript({ state }: { state: TestCallState }) {
  const t = useTranslation(voiceCallTexts);
  const logRef = useRef<HTMLDivElement>(null);
  const { entries, omitted, phase, mode } = state;
  const { isFollowing, handleScroll, follow } = useFollowNewest(logRef, {
    content: [entries, phase],
  });
  const isEmpty = entries.length === 0;
  const empty = phase === 'ended' ? 'nothingSaid' : mode === 'text' ? 'textEmpty' : 'voiceEmpty';
  return (
    <LogFrame>
      <TurnLog
        ref={logRef}
        role="log"
        aria-live="polite"
        aria-label={t('voiceCall.transcript.label')}
        tabIndex={0}
        onScroll={handleScroll}
      >
        {isEmpty && !isLive(phase) ? <Empty>{t(`voiceCall.transcript.${empty}`)}</Empty> : null}
        {omitted > 0 ? <Line>{t('voiceCall.transcript.omitted', { count: omitted })}</Line> : null}
        {entries.map((entry) => (
          <Entry key={entry.id} entry={entry} />
        ))}
        {phase === 'thinking' ? (
          <Bubble data-waiting aria-hidden="true">
            <Spinner />
          </Bubble>
        ) : null}
      </TurnLog>
      {isFollowing ? null : (
        <JumpToLatest>
          <Button size="small" onClick={follow}>
            {t('voiceCall.transcript.backToNow')}
          </Button>
        </JumpToLatest>
      )}
    </LogFrame>
  );
}

function Entry({ entry }: { entry: TranscriptEntry }) {
  const t = useTranslation(voiceCallTexts);
  if (entry.kind === 'tool') return <ToolCallRow call={entry.call} />;
  if (entry.kind === 'reconnected') return <Line>{t('voiceCall.transcript.reconnected')}</Line>;
  const { speaker, text, isFinal, latency } = entry;
  const speakerKey = speaker === 'agent' ? 'agent' : 'you';
  return (
    <>
      {/* A line that still changes is announced once it is complete. */}
      <Bubble
        data-own={speaker === 'caller' || undefined}
        data-open={!isFinal || undefined}
        aria-hidden={!isFinal || undefined}
      >
        <VisuallyHidden>{t(`voiceCall.transcript.${speakerKey}`)} </VisuallyHidden>
        <bdi>{text}</bdi>
      </Bubble>
      {latency ? <TurnLatency latency={latency} /> : null}
    </>
  );
}
