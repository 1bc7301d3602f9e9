import { useTranslation, voiceCallTexts } from '@platform/i18n';
import {
  Check,
  Download,
  Hand,
  History,
  ListChecks,
  Mic,
  MicOff,
  Phone,
  PhoneOff,
  RotateCcw,
  MessageSquare,
} from 'lucide';
import { useState } from 'react';
import { Button } from '../../../components/Button/Button.tsx';
import { Icon } from '../../../components/Icon/Icon.tsx';
import { Controls, QuietButton, QuietCopyButton, QuietLink } from './CallControls.styles.ts';
import type { TestCallPanelProps } from './TestCallPanel.tsx';
import { isLive } from './callStatus.ts';
import { transcriptText } from './transcriptText.ts';

export function CallControls(props: TestCallPanelProps) {
  const { phase, mode } = props.state;
  if (!isLive(phase)) return <IdleControls {...props} />;
  return (
    <Controls>
      {mode === 'voice' ? <VoiceControls {...props} /> : <EndButton {...props} />}
    </Controls>
  );
}

function VoiceControls(props: TestCallPanelProps) {
  const { state, actions } = props;
  const t = useTranslation(voiceCallTexts);
  const { isMuted, phase } = state;
  return (
    <>
      <QuietButton
        aria-pressed={isMuted}
        startIcon={<Icon icon={isMuted ? Mic : MicOff} />}
        onClick={() => actions.onMute(!isMuted)}
      >
        {t(isMuted ? 'voiceCall.action.unmute' : 'voiceCall.action.mute')}
      </QuietButton>
      <QuietButton
        aria-disabled={phase !== 'speaking'}
        startIcon={<Icon icon={Hand} />}
        onClick={actions.onInterrupt}
      >
        {t('voiceCall.action.interrupt')}
      </QuietButton>
      <EndButton {...props} />
    </>
  );
}

function EndButton({ state, actions }: TestCallPanelProps) {
  const t = useTranslation(voiceCallTexts);
  const isVoice = state.mode === 'voice';
  return (
    <Button
      variant="danger"
      data-wide
      startIcon={<Icon icon={PhoneOff} />}
      onClick={actions.onHangUp}
    >
      {t(isVoice ? 'voiceCall.action.hangUp' : 'voiceCall.action.endChat')}
    </Button>
  );
}

function IdleControls({ state, actions, hasMinutes, callHref }: TestCallPanelProps) {
  const t = useTranslation(voiceCallTexts);
  const { phase, mode, microphone, microphoneProblem } = state;
  const isVoice = mode === 'voice';
  const start = isVoice ? 'voiceCall.action.startVoice' : 'voiceCall.action.startText';
  const hasEnded = phase === 'ended';
  return (
    <Controls>
      {hasEnded ? <TranscriptControls state={state} actions={actions} callHref={callHref} /> : null}
      {!hasEnded && isVoice && microphone !== 'open' && !microphoneProblem ? (
        <QuietButton
          data-wide
          startIcon={<Icon icon={Mic} />}
          isLoading={microphone === 'asking'}
          onClick={() => actions.onCheckMicrophone('')}
        >
          {t('voiceCall.device.check')}
        </QuietButton>
      ) : null}
      <Button
        variant="primary"
        data-wide
        data-autofocus
        startIcon={<Icon icon={hasEnded ? RotateCcw : isVoice ? Phone : MessageSquare} />}
        disabledReason={isVoice && !hasMinutes ? t('voiceCall.usedUp.title') : undefined}
        onClick={actions.onStart}
      >
        {t(hasEnded ? 'voiceCall.action.again' : start)}
      </Button>
    </Controls>
  );
}

function TranscriptControls({
  state,
  actions,
  callHref,
}: Pick<TestCallPanelProps, 'state' | 'actions' | 'callHref'>) {
  const t = useTranslation(voiceCallTexts);
  const { entries } = state;
  const text = entries.length > 0 ? transcriptText(t, entries) : '';
  return (
    <>
      {text === '' ? null : (
        <>
          <QuietCopyButton
            variant="button"
            size="medium"
            text={text}
            label={t('voiceCall.action.copy')}
            resultSide="label"
          />
          <QuietButton startIcon={<Icon icon={Download} />} onClick={() => actions.onSave(text)}>
            {t('voiceCall.action.save')}
          </QuietButton>
          {actions.onSaveCase && entries.some(isCallers) ? (
            <CaseButton key={entries.length} onSave={actions.onSaveCase} />
          ) : null}
        </>
      )}
      {callHref ? (
        <QuietLink data-wide href={callHref} startIcon={<Icon icon={History} />}>
          {t('voiceCall.action.openCall')}
        </QuietLink>
      ) : null}
    </>
  );
}

const isCallers = (entry: TestCallPanelProps['state']['entries'][number]): boolean =>
  entry.kind === 'turn' && entry.speaker === 'caller';

function CaseButton({ onSave }: { onSave: () => void }) {
  const t = useTranslation(voiceCallTexts);
  const [isSaved, setSaved] = useState(false);
  return (
    <QuietButton
      data-wide
      startIcon={<Icon icon={isSaved ? Check : ListChecks} />}
      onClick={() => {
        if (!isSaved) onSave();
        setSaved(true);
      }}
    >
      <span aria-live="polite">
        {t(isSaved ? 'voiceCall.cases.saved' : 'voiceCall.cases.save')}
      </span>
    </QuietButton>
  );
}
