import { useTranslation, voiceCallTexts } from '@platform/i18n';
import type { RefObject } from 'react';
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden.tsx';
import { useMedia } from '../../../internal/useMedia.ts';
import { Text } from '../../../components/Text/Text.tsx';
import { phoneQuery } from '../../../tokens/media.ts';
import { CallControls } from './CallControls.tsx';
import { CallDevices } from './CallDevices.tsx';
import { TestCallFacts } from './TestCallFacts.tsx';
import { CallNotices } from './CallNotices.tsx';
import {
  Dot,
  Header,
  Hint,
  Panel,
  PanelBottom,
  HiddenOnPhone,
  Status,
} from './TestCallPanel.styles.ts';
import { clockOf, hintOf, isLive, statusOf } from './callStatus.ts';
import { EndReason } from './EndReason.tsx';
import { LatencyStrip } from './LatencyStrip.tsx';
import { LevelMeter } from './LevelMeter.tsx';
import type { TestAgentDialogProps } from './TestAgentDialog.tsx';
import { Waveform } from './Waveform.tsx';

export interface TestCallPanelProps extends Omit<
  TestAgentDialogProps,
  'agentName' | 'replay' | 'onClose' | 'variables' | 'cases'
> {
  /** Focused when a call begins or ends. */
  statusRef: RefObject<HTMLDivElement | null>;
}

export function TestCallPanel(props: TestCallPanelProps) {
  const { state, actions, devices, levels, statusRef } = props;
  const t = useTranslation(voiceCallTexts);
  const { phase, mode, seconds, latency, microphone, microphoneProblem } = state;
  const isCallLive = isLive(phase);
  const isVoice = mode === 'voice';
  const level = microphone === 'open' ? () => levels().caller : null;
  // On phones the wave and the devices are hidden during a call, so the header shows the level.
  const hasMeterInHeader = useMedia(phoneQuery, false) && isCallLive && isVoice;
  const isSlim = useMedia(phoneQuery, false) && isCallLive && !isVoice;
  const status = statusOf(state);
  const hint = hintOf(state);
  const isSpoken =
    status !== 'thinking' && status !== 'speaking' && (isVoice || status !== 'listening');
  return (
    <Panel data-slim={isSlim || undefined}>
      <Header>
        {isCallLive ? <Dot /> : null}
        {isCallLive || phase === 'ended' ? (
          <span role="timer" aria-label={t('voiceCall.facts.time')}>
            {clockOf(seconds)}
          </span>
        ) : null}
        {isVoice ? null : <span>{t('voiceCall.mode.textMode')}</span>}
        {hasMeterInHeader && level ? <LevelMeter level={level} /> : null}
      </Header>
      <Waveform
        key={String(isCallLive)}
        levels={levels}
        phase={phase}
        isLive={isCallLive && isVoice}
        isHeard={microphone === 'open' && !state.isMuted}
      />
      <Status ref={statusRef} tabIndex={-1} data-panel-status>
        <Text as="p" type="section">
          {t(`voiceCall.state.${status}`)}
        </Text>
        {hint && !isSlim ? <Hint>{t(`voiceCall.hint.${hint}`)}</Hint> : null}
        {state.end ? <EndReason end={state.end} /> : null}
      </Status>
      <VisuallyHidden>
        <output>{isSpoken && phase !== 'ready' ? t(`voiceCall.state.${status}`) : null}</output>
      </VisuallyHidden>
      {latency && isVoice ? (
        <HiddenOnPhone data-live={isCallLive || undefined}>
          <LatencyStrip latency={latency} />
        </HiddenOnPhone>
      ) : null}
      <PanelBottom>
        <CallNotices {...props} />
        {isVoice && phase !== 'ended' ? (
          <HiddenOnPhone data-live={(isCallLive && !microphoneProblem) || undefined}>
            <CallDevices
              devices={devices}
              level={hasMeterInHeader ? null : level}
              actions={actions}
            />
          </HiddenOnPhone>
        ) : null}
        {isSlim ? null : <TestCallFacts state={state} />}
        <CallControls {...props} />
      </PanelBottom>
    </Panel>
  );
}
