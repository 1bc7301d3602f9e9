import { useTranslation, voiceAgentFormTexts } from '@platform/i18n';
import { AudioLines, Play, Square } from 'lucide';
import type { Ref } from 'react';
import { Icon } from '../../components/Icon/Icon.tsx';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { IconTile } from '../../patterns/IconTile/IconTile.tsx';
import { Choice } from './Choice.styles.ts';
import type { VoiceItem } from './types.ts';

export interface VoiceCardProps {
  voice: VoiceItem;
  isGone: boolean;
  groupName: string;
  isChosen: boolean;
  ref: Ref<HTMLInputElement>;
  onChoose: () => void;
  isPlaying: boolean;
  /** Its sample could not be played. */
  isFailed: boolean;
  onPlay: (url: string) => void;
  onStop: () => void;
}

/** A voice to choose and to hear. */
export function VoiceCard({ ref, ...props }: VoiceCardProps) {
  const { voice, isGone, isChosen, isPlaying, isFailed, onPlay } = props;
  const t = useTranslation(voiceAgentFormTexts);
  const { name, description, sampleUrl } = voice;
  return (
    <Choice data-gone={isGone || undefined}>
      <IconTile icon={AudioLines} tone={isChosen ? 'accent' : 'neutral'} />
      <label>
        <input
          ref={ref}
          type="radio"
          name={props.groupName}
          checked={isChosen}
          onChange={props.onChoose}
        />
        <b>
          <bdi>{name}</bdi>
        </b>
        <small role={isFailed ? 'alert' : undefined}>
          {isFailed ? t('voiceAgentForm.voice.failed') : description}
        </small>
      </label>
      {sampleUrl === null ? null : (
        <IconButton
          label={t(isPlaying ? 'voiceAgentForm.voice.stop' : 'voiceAgentForm.voice.play', { name })}
          icon={<Icon icon={isPlaying ? Square : Play} />}
          size="small"
          onClick={isPlaying ? props.onStop : () => onPlay(sampleUrl)}
        />
      )}
    </Choice>
  );
}
