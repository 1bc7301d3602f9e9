import type { Turn } from '@platform/domain';
import { useFormats, useTranslation, voiceCallsTexts } from '@platform/i18n';
import { durationText } from '../callTimes.ts';
import { msText } from '../callWords.ts';
import { Timestamp, SaidBy, SaidHead, SaidText, SeekButton } from './Transcript.styles.ts';

export interface SpeakerNames {
  agent: string;
  caller: string;
}

export interface SaidLineProps {
  turn: Turn;
  names: SpeakerNames;
  canSeek: boolean;
  tabIndex: number;
}

export function SaidLine({ turn, names, canSeek, tabIndex }: SaidLineProps) {
  const t = useTranslation(voiceCallsTexts);
  const formats = useFormats();
  const { speaker, text, atMs, latencyMs } = turn;
  const time = atMs === null ? '' : durationText(atMs / 1000);
  return (
    <>
      <Timestamp>
        {canSeek ? (
          <SeekButton
            data-stop
            tabIndex={tabIndex}
            aria-label={t('voiceCalls.transcript.playFrom', { time })}
          >
            {time}
          </SeekButton>
        ) : (
          time
        )}
      </Timestamp>
      <div>
        <SaidHead>
          <SaidBy data-speaker={speaker ?? undefined}>
            <bdi>{speaker ? names[speaker] : t('voiceCalls.transcript.someone')}</bdi>
          </SaidBy>
          {latencyMs === null ? null : <span>{msText(t, formats, latencyMs)}</span>}
        </SaidHead>
        <SaidText dir="auto">{text}</SaidText>
      </div>
    </>
  );
}
