import { useTranslation, voiceAgentFormTexts } from '@platform/i18n';
import { AudioLines, Play, Square } from 'lucide';
import { Icon } from '../../../components/Icon/Icon.tsx';
import { IconButton } from '../../../components/IconButton/IconButton.tsx';
import { IconTile } from '../../../patterns/IconTile/IconTile.tsx';
import type { VoiceItem } from './agentFormTypes.ts';
import { RadioCard } from '../../../components/RadioGroup/RadioCard.tsx';
import { Text } from '../../../components/Text/Text.tsx';

export interface VoiceCardProps {
  voice: VoiceItem;
  isUnavailable: boolean;
  isChosen: boolean;
  isPlaying: boolean;
  isFailed: boolean;
  onPlay: (url: string) => void;
  onStop: () => void;
}

export function VoiceCard(props: VoiceCardProps) {
  const { voice, isUnavailable, isChosen, isPlaying, isFailed, onPlay } = props;
  const t = useTranslation(voiceAgentFormTexts);
  const { name, description, sampleUrl } = voice;
  return (
    <RadioCard
      value={voice.id}
      media={<IconTile icon={AudioLines} tone={isChosen ? 'accent' : 'neutral'} />}
      endSlot={
        sampleUrl === null ? null : (
          <IconButton
            label={t(isPlaying ? 'voiceAgentForm.voice.stop' : 'voiceAgentForm.voice.play', {
              name,
            })}
            icon={<Icon icon={isPlaying ? Square : Play} />}
            size="small"
            onClick={isPlaying ? props.onStop : () => onPlay(sampleUrl)}
          />
        )
      }
    >
      <Text as="b" weight="medium" breaksWords isBlock>
        <bdi>{name}</bdi>
      </Text>
      <Text
        as="small"
        role={isFailed ? 'alert' : undefined}
        tone={isUnavailable ? 'warning' : 'secondary'}
        size="md"
        breaksWords
        isBlock
      >
        {isFailed ? t('voiceAgentForm.voice.failed') : description}
      </Text>
    </RadioCard>
  );
}
