import type { TestCallState } from '@platform/domain';
import { useTranslation, voiceCallTexts } from '@platform/i18n';
import { trimText } from '@platform/i18n/text';
import { useRef, useState } from 'react';
import { Button } from '../../../components/Button/Button.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { isLive } from './callStatus.ts';
import { Composer } from './Composer.tsx';
import { Root, Title, Transcript } from './DraftChat.styles.ts';
import { EndReason } from './EndReason.tsx';
import { LiveTranscript } from './LiveTranscript.tsx';
import { useQueuedText } from './useQueuedText.ts';

export interface DraftChatProps {
  /** State and transcript of the chat. */
  state: TestCallState;
  /** True if the settings have changed since the chat began, so that the next text starts another. */
  isOutdated: () => boolean;
  /** Starts a chat with the current settings. */
  onStart: () => void;
  /** Sends a text; returns false if it was not sent. */
  onSend: (text: string) => boolean;
  /** Ends the chat. */
  onEnd: () => void;
}

/** Box that talks to the agent as it is in the form, without saving it. */
export function DraftChat({ state, isOutdated, onStart, onSend, onEnd }: DraftChatProps) {
  const t = useTranslation(voiceCallTexts);
  const [text, setText] = useState('');
  const [hasRestarted, setRestarted] = useState(false);
  const inputRef = useRef<HTMLTextAreaElement>(null);
  const isChatLive = isLive(state.phase);

  function send(typed: string): boolean {
    const isSent = onSend(typed);
    if (isSent) setText('');
    return isSent;
  }
  const { isQueued, queue } = useQueuedText(state, send);

  function handleSend(typed: string): void {
    if (trimText(typed) === '') return;
    if (isChatLive && !isOutdated()) {
      send(typed);
      return;
    }
    setRestarted(isChatLive);
    queue(typed);
    onStart();
  }

  return (
    <Root aria-label={t('voiceCall.draft.title')}>
      <Title>
        <Text as="h3" type="label">
          {t('voiceCall.draft.title')}
        </Text>
        {isChatLive ? (
          <Button size="small" variant="ghost" onClick={onEnd}>
            {t('voiceCall.action.endChat')}
          </Button>
        ) : null}
      </Title>
      {isChatLive || state.entries.length > 0 ? (
        <Transcript>
          <LiveTranscript state={state} />
        </Transcript>
      ) : null}
      <Composer
        inputRef={inputRef}
        mode="text"
        isPrimary={false}
        isQueued={isQueued}
        text={text}
        onTextChange={setText}
        note={hasRestarted ? t('voiceCall.draft.restarted') : undefined}
        onSend={handleSend}
      />
      {state.end ? (
        <output>
          <EndReason end={state.end} />
        </output>
      ) : null}
    </Root>
  );
}
