import type { TestCallState } from '@platform/domain';
import { useTranslation, voiceCallTexts } from '@platform/i18n';
import { trimText } from '@platform/i18n/text';
import { Keyboard, Mic, X } from 'lucide';
import { useEffect, useId, useRef, useState } from 'react';
import { firstField } from '../../../components/Dialog/firstField.ts';
import { Icon } from '../../../components/Icon/Icon.tsx';
import { SegmentedControl } from '../../../components/SegmentedControl/index.ts';
import type { OpenChangeReason } from '../../../internal/useOpen.ts';
import { TestCallPanel } from './TestCallPanel.tsx';
import { CallSetup } from './CallSetup.tsx';
import { isLive } from './callStatus.ts';
import { Composer } from './Composer.tsx';
import {
  Close,
  CloseButton,
  Conversation,
  Header,
  Layer,
  Mode,
  Surface,
  Title,
} from './TestAgentDialog.styles.ts';
import { LiveTranscript } from './LiveTranscript.tsx';
import type {
  TestCallActions,
  TestCallCases,
  TestCallDevices,
  TestCallVariables,
} from './testCallTypes.ts';
import { useQueuedText } from './useQueuedText.ts';
import { useReplayLine } from './useReplayLine.ts';

export interface TestAgentDialogProps {
  /** State and transcript of the call. */
  state: TestCallState;
  /** Handlers of the controls. */
  actions: TestCallActions;
  /** Devices to choose from. */
  devices: TestCallDevices;
  /** Returns the levels of both sides, 0 to 1. Called several times a second; must be cheap. */
  levels: () => { caller: number; agent: number };
  /** Selects the instructions for allowing a microphone. */
  browser: 'chromium' | 'firefox' | 'safari' | 'other';
  /** False if the plan has no voice minutes left; then only text calls are possible. */
  hasMinutes: boolean;
  /** Link to the plans with more minutes. */
  plansHref: string;
  /** Link to the stored call that just ended; omitted if it was not stored. */
  callHref?: string | undefined;
  /** Placeholders of the agent's texts; omitted if there are none. */
  variables?: TestCallVariables | undefined;
  /** Saved test cases; omitted if there are none. */
  cases?: TestCallCases | undefined;
  /** Name of the agent. */
  agentName: string;
  /** The caller's lines of an earlier call, offered one by one to be sent or edited. */
  replay?: readonly string[] | undefined;
  /** Called by the close button, or by Escape outside a call. */
  onClose: () => void;
}

/** Test call by voice or text. Escape ends a call, then closes; the backdrop does not close. */
export function TestAgentDialog(props: TestAgentDialogProps) {
  const { agentName, replay, onClose, variables, cases, ...panel } = props;
  const { state, actions } = panel;
  const t = useTranslation(voiceCallTexts);
  const titleId = useId();
  /** Null until the user types; until then the field shows the next line of the replay. */
  const [typed, setTyped] = useState<string | null>(null);
  const composerRef = useRef<HTMLTextAreaElement>(null);
  const statusRef = useRef<HTMLDivElement>(null);
  const isCallLive = isLive(state.phase);
  const wasCallLive = useRef(isCallLive);
  const line = useReplayLine(isCallLive ? replay : undefined, state);
  const text = typed ?? line?.text ?? '';

  // The focused button unmounts when the phase changes.
  useEffect(() => {
    if (wasCallLive.current === isCallLive) return;
    wasCallLive.current = isCallLive;
    if (isCallLive && state.mode === 'text') composerRef.current?.focus();
    else statusRef.current?.focus();
  }, [isCallLive, state.mode]);

  // Text that could not be sent stays in the field.
  function send(typedText: string): boolean {
    const isSent = actions.onSend(typedText);
    if (isSent) setTyped(null);
    return isSent;
  }
  const { isQueued, queue } = useQueuedText(state, send);

  function startChat(typedText: string): void {
    if (trimText(typedText) === '') return;
    setTyped(typedText);
    queue(typedText);
    actions.onModeChange('text');
    actions.onStart();
  }

  function handleClose(reason: OpenChangeReason): void {
    if (isCallLive && reason === 'escape-key') actions.onHangUp();
    else onClose();
  }

  return (
    <Layer onClose={handleClose} isDismissable={false} firstFocus={firstField}>
      {(setSurface) => (
        <Surface ref={setSurface} tabIndex={-1} aria-modal="true" aria-labelledby={titleId}>
          <Conversation>
            <Header>
              <Title id={titleId}>{t('voiceCall.title', { name: agentName })}</Title>
              <Mode disabled={isCallLive}>
                <SegmentedControl
                  label={t('voiceCall.mode.label')}
                  options={[
                    {
                      value: 'voice',
                      label: t('voiceCall.mode.voice'),
                      icon: <Icon icon={Mic} size="small" />,
                    },
                    {
                      value: 'text',
                      label: t('voiceCall.mode.text'),
                      icon: <Icon icon={Keyboard} size="small" />,
                    },
                  ]}
                  value={state.mode}
                  onValueChange={actions.onModeChange}
                />
              </Mode>
            </Header>
            {isCallLive ? null : <CallSetup variables={variables} cases={cases} />}
            <LiveTranscript state={state} />
            {isCallLive || text !== '' || state.phase === 'ready' ? (
              <Composer
                inputRef={composerRef}
                mode={isCallLive ? state.mode : 'text'}
                isPrimary={isCallLive && state.mode === 'text'}
                isQueued={isQueued}
                text={text}
                onTextChange={setTyped}
                note={line?.note}
                onSend={(typedText) => {
                  if (isCallLive) send(typedText);
                  else startChat(typedText);
                }}
              />
            ) : null}
          </Conversation>
          <TestCallPanel {...panel} statusRef={statusRef} />
          <Close>
            <CloseButton
              label={t(isCallLive ? 'voiceCall.close.live' : 'voiceCall.close.idle')}
              tooltip={false}
              size="small"
              icon={<Icon icon={X} />}
              onClick={() => handleClose('close-press')}
            />
          </Close>
        </Surface>
      )}
    </Layer>
  );
}
