import type { Turn } from '@platform/domain';
import { useFormats, useTranslation, voiceCallsTexts } from '@platform/i18n';
import { GraduationCap } from 'lucide';
import { Button } from '../../../../components/Button/Button.tsx';
import { Icon } from '../../../../components/Icon/Icon.tsx';
import { durationText } from '../callTimes.ts';
import { msText } from '../callTexts.ts';
import { Timestamp, Speaker, TurnHeader, TurnText, SeekButton } from './Transcript.styles.ts';

export interface SpeakerNames {
  agent: string;
  caller: string;
}

export interface TurnLineProps {
  turn: Turn;
  names: SpeakerNames;
  canSeek: boolean;
  tabIndex: number;
  /** Teaches a better answer; omitted for turns that answer nothing. */
  onTeach: (() => void) | undefined;
}

export function TurnLine({ turn, names, canSeek, tabIndex, onTeach }: TurnLineProps) {
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
        <TurnHeader>
          <Speaker data-speaker={speaker ?? undefined}>
            <bdi>{speaker ? names[speaker] : t('voiceCalls.transcript.someone')}</bdi>
          </Speaker>
          {latencyMs === null ? null : <span>{msText(t, formats, latencyMs)}</span>}
        </TurnHeader>
        <TurnText dir="auto">{text}</TurnText>
        {onTeach ? (
          <Button
            size="small"
            variant="ghost"
            startIcon={<Icon icon={GraduationCap} size="small" />}
            aria-haspopup="dialog"
            data-stop={canSeek ? undefined : true}
            tabIndex={tabIndex}
            onClick={(event) => {
              // The line itself seeks.
              event.stopPropagation();
              onTeach();
            }}
          >
            {t('voiceCalls.transcript.teach')}
          </Button>
        ) : null}
      </div>
    </>
  );
}
