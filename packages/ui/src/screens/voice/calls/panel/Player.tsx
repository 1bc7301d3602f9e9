import type { Turn } from '@platform/domain';
import { useTranslation, voiceCallsTexts } from '@platform/i18n';
import { unlessComposing } from '@platform/i18n/text';
import { Pause, Play, RotateCcw } from 'lucide';
import { useMemo } from 'react';
import type { KeyboardEvent } from 'react';
import { Banner } from '../../../../components/Banner/Banner.tsx';
import { Button } from '../../../../components/Button/Button.tsx';
import { Icon } from '../../../../components/Icon/Icon.tsx';
import { IconButton } from '../../../../components/IconButton/IconButton.tsx';
import { Select } from '../../../../components/Select/Select.tsx';
import { durationText } from '../callTimes.ts';
import {
  Bar,
  Bars,
  Controls,
  Legend,
  LegendItem,
  Position,
  Root,
  Speed,
  Time,
  Track,
} from './Player.styles.ts';
import { BARS, speakerBars } from './speakerBars.ts';
import type { Recording } from './useRecording.ts';
import { Text } from '../../../../components/Text/Text.tsx';

const SEEK_SECONDS = 5;
const steps: ReadonlyMap<string, number> = new Map([
  ['ArrowLeft', -SEEK_SECONDS],
  ['ArrowDown', -SEEK_SECONDS],
  ['ArrowRight', SEEK_SECONDS],
  ['ArrowUp', SEEK_SECONDS],
]);
const BACK = 10;
const SPEEDS = [0.75, 1, 1.25, 1.5, 2];

export interface PlayerProps {
  recording: Recording;
  turns: readonly Turn[];
}

export function Player({ recording, turns }: PlayerProps) {
  const t = useTranslation(voiceCallsTexts);
  const { seconds, total, isPlaying } = recording;
  const bars = useMemo(() => speakerBars(turns, total * 1000), [turns, total]);
  const played = total > 0 ? seconds / total : 0;

  function handleKeyDown(event: KeyboardEvent): void {
    const by = steps.get(event.key);
    if (by === undefined) return;
    event.preventDefault();
    recording.seekBy(by);
  }

  if (recording.isFailed) {
    return (
      <Banner
        tone="warning"
        title={t('voiceCalls.player.failed')}
        actions={
          <Button size="small" onClick={recording.retry}>
            {t('voiceCalls.player.retry')}
          </Button>
        }
      >
        {t('voiceCalls.player.failedText')}
      </Banner>
    );
  }
  return (
    <Root aria-label={t('voiceCalls.player.label')}>
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- the transcript is what is said */}
      <audio {...recording.audioProps} preload="metadata" />
      <Track>
        <Bars aria-hidden="true">
          {bars.map((speaker, index) => (
            <Bar
              key={index}
              data-speaker={speaker ?? undefined}
              data-played={(index + 0.5) / BARS <= played || undefined}
            />
          ))}
        </Bars>
        <Position
          type="range"
          min={0}
          max={Math.max(total, seconds)}
          step="any"
          value={seconds}
          style={{ '--platform-played': `${played * 100}%` }}
          aria-label={t('voiceCalls.player.position')}
          aria-valuetext={t('voiceCalls.player.positionText', {
            time: durationText(seconds),
            total: durationText(total),
          })}
          onKeyDown={unlessComposing(handleKeyDown)}
          onChange={({ currentTarget }) => recording.seek(Number(currentTarget.value))}
        />
      </Track>
      <Controls>
        <IconButton
          data-play
          label={t(isPlaying ? 'voiceCalls.player.pause' : 'voiceCalls.player.play')}
          icon={<Icon icon={isPlaying ? Pause : Play} />}
          onClick={recording.toggle}
        />
        <IconButton
          label={t('voiceCalls.player.back')}
          icon={<Icon icon={RotateCcw} />}
          size="small"
          onClick={() => recording.seekBy(-BACK)}
        />
        <Time>
          <Text as="b" tone="primary" weight="medium">
            {durationText(seconds)}
          </Text>{' '}
          / {durationText(total)}
        </Time>
        <Legend aria-hidden="true">
          <LegendItem data-speaker="agent">{t('voiceCalls.player.agent')}</LegendItem>
          <LegendItem data-speaker="caller">{t('voiceCalls.player.caller')}</LegendItem>
        </Legend>
        <Speed>
          <Select
            label={t('voiceCalls.player.speed')}
            isLabelHidden
            size="small"
            options={SPEEDS.map((speed) => ({ value: String(speed), label: `${speed}×` }))}
            value={String(recording.rate)}
            onValueChange={(speed) => recording.setRate(Number(speed))}
          />
        </Speed>
      </Controls>
    </Root>
  );
}
