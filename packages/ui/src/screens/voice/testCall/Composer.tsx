import { TEST_CALL_LIMITS } from '@platform/domain';
import type { TestMode } from '@platform/domain';
import { useTranslation, voiceCallTexts } from '@platform/i18n';
import { Keyboard } from 'lucide';
import type { FormEvent, Ref } from 'react';
import { Button } from '../../../components/Button/Button.tsx';
import { Icon } from '../../../components/Icon/Icon.tsx';
import { Field } from '../../../components/Field/index.ts';
import { sendByEnter, submitByKeys } from '../../../internal/submitByKeys.ts';
import { SendHint } from '../../../patterns/WritingBox/SendHint.tsx';
import { Footer, Line, Note, Row } from './Composer.styles.ts';

export interface ComposerProps {
  mode: TestMode;
  text: string;
  onTextChange: (text: string) => void;
  inputRef: Ref<HTMLTextAreaElement>;
  note?: string | undefined;
  /** The text is sent once the chat has begun. */
  isQueued?: boolean | undefined;
  /** False if another button is the primary one. */
  isPrimary: boolean;
  onSend: (text: string) => void;
}

export function Composer(props: ComposerProps) {
  const { mode, text, onTextChange, inputRef, note, isQueued, isPrimary, onSend } = props;
  const t = useTranslation(voiceCallTexts);
  const label = t(`voiceCall.compose.${mode}`);

  function handleSubmit(event: FormEvent): void {
    event.preventDefault();
    if (!isQueued) onSend(text);
  }

  return (
    <Row onSubmit={handleSubmit} onKeyDown={submitByKeys}>
      <Field.Root>
        <Field.Label isHidden>{label}</Field.Label>
        <Field.Frame isMultiline>
          <Icon icon={Keyboard} />
          <Line
            placeholder={label}
            autoComplete="off"
            enterKeyHint="send"
            rows={1}
            maxLength={TEST_CALL_LIMITS.text}
            value={text}
            onChange={(event) => onTextChange(event.target.value)}
            onKeyDown={sendByEnter}
            ref={inputRef}
          />
        </Field.Frame>
      </Field.Root>
      <Button
        type="submit"
        variant={isPrimary ? 'primary' : 'secondary'}
        isLoading={isQueued ?? false}
      >
        {t('voiceCall.compose.send')}
      </Button>
      <Footer>
        {note ? <Note>{note}</Note> : null}
        <SendHint kind="chat" />
      </Footer>
    </Row>
  );
}
