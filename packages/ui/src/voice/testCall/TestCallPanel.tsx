import type { TestCallState } from '@platform/domain';
import { useTranslation, voiceCallTexts } from '@platform/i18n';
import type { RefObject } from 'react';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import { useMedia } from '../../internal/useMedia.ts';
import { phoneQuery } from '../../tokens/media.ts';
import { CallControls } from './CallControls.tsx';
import { CallDevices } from './CallDevices.tsx';
import { TestCallFacts } from './TestCallFacts.tsx';
import { CallNotices } from './CallNotices.tsx';
import { Dot, Head, Hint, Panel, Rest, Roomy, Status, Word } from './TestCallPanel.styles.ts';
import { clockOf, hintOf, isLive, statusOf } from './callStatus.ts';
import { EndReason } from './EndReason.tsx';
import { LatencyStrip } from './LatencyStrip.tsx';
import { LevelMeter } from './LevelMeter.tsx';
import type { TestCallActions, TestCallDevices, TestCallLevels } from './types.ts';
import { Waveform } from './Waveform.tsx';

export interface TestCallPanelProps {
  /** Where the call is, and what was said. */
  state: TestCallState;
  /** What each control does. */
  actions: TestCallActions;
  /** What there is to choose from. */
  devices: TestCallDevices;
  /** Read some times a second while there is sound; must cost nothing. */
  levels: () => TestCallLevels;
  /** Whose settings to allow a microphone in. */
  browser: 'chromium' | 'firefox' | 'safari' | 'other';
  /** Whether the plan has voice minutes left; without any the call is by text. */
  hasMinutes: boolean;
  /** Where more minutes can be had. */
  plansHref: string;
  /** The call that ended, in the call history; left out where it was not stored. */
  callHref?: string | undefined;
  /** Takes the focus when a call begins or ends. */
  statusRef: RefObject<HTMLDivElement | null>;
}

/** The panel of a call: its state, its figures, its devices and what can be done. */
export function TestCallPanel(props: TestCallPanelProps) {
  const { state, actions, devices, levels, statusRef } = props;
  const t = useTranslation(voiceCallTexts);
  const { phase, mode, seconds, latency, microphone, microphoneProblem } = state;
  const isOn = isLive(phase);
  const isVoice = mode === 'voice';
  const level = microphone === 'open' ? () => levels().caller : null;
  // The wave and the devices have no room on a phone during a call; whether one is heard has.
  const hasMeterInHead = useMedia(phoneQuery, false) && isOn && isVoice;
  const status = statusOf(state);
  const hint = hintOf(state);
  const isSpoken =
    status !== 'thinking' && status !== 'speaking' && (isVoice || status !== 'listening');
  return (
    <Panel>
      <Head>
        {isOn ? <Dot /> : null}
        {isOn || phase === 'ended' ? (
          <span role="timer" aria-label={t('voiceCall.facts.time')}>
            {clockOf(seconds)}
          </span>
        ) : null}
        {isVoice ? null : <span>{t('voiceCall.mode.textMode')}</span>}
        {hasMeterInHead && level ? <LevelMeter level={level} /> : null}
      </Head>
      <Waveform
        key={String(isOn)}
        levels={levels}
        phase={phase}
        isOn={isOn && isVoice}
        isHeard={microphone === 'open' && !state.isMuted}
      />
      <Status ref={statusRef} tabIndex={-1}>
        <Word>{t(`voiceCall.state.${status}`)}</Word>
        {hint ? <Hint>{t(`voiceCall.hint.${hint}`)}</Hint> : null}
        {state.end ? <EndReason end={state.end} /> : null}
      </Status>
      <VisuallyHidden>
        <output>{isSpoken && phase !== 'ready' ? t(`voiceCall.state.${status}`) : null}</output>
      </VisuallyHidden>
      {latency && isVoice ? (
        <Roomy data-live={isOn || undefined}>
          <LatencyStrip latency={latency} />
        </Roomy>
      ) : null}
      <Rest>
        <CallNotices {...props} />
        {isVoice && phase !== 'ended' ? (
          <Roomy data-live={(isOn && !microphoneProblem) || undefined}>
            <CallDevices
              devices={devices}
              level={hasMeterInHead ? null : level}
              actions={actions}
            />
          </Roomy>
        ) : null}
        <TestCallFacts state={state} />
        <CallControls {...props} />
      </Rest>
    </Panel>
  );
}
