import { TEST_CALL_LIMITS } from '@platform/domain';
import type { TestMode } from '@platform/domain';
import { useTranslation, voiceCallTexts } from '@platform/i18n';
import { Keyboard } from 'lucide';
import type { FormEvent, Ref } from 'react';
import { Button } from '../../../components/Button/Button.tsx';
import { Icon } from '../../../components/Icon/Icon.tsx';
import { TextField } from '../../../components/TextField/TextField.tsx';
import { Note, Row } from './Composer.styles.ts';

export interface ComposerProps {
  mode: TestMode;
  text: string;
  onTextChange: (text: string) => void;
  inputRef: Ref<HTMLInputElement>;
  note?: string | undefined;
  onSend: (text: string) => void;
}

export function Composer({ mode, text, onTextChange, inputRef, note, onSend }: ComposerProps) {
  const t = useTranslation(voiceCallTexts);
  const label = t(`voiceCall.compose.${mode}`);

  function handleSubmit(event: FormEvent): void {
    event.preventDefault();
    onSend(text);
  }

  return (
    <Row onSubmit={handleSubmit}>
      <TextField
        label={label}
        isLabelHidden
        placeholder={label}
        autoComplete="off"
        enterKeyHint="send"
        maxLength={TEST_CALL_LIMITS.text}
        startIcon={<Icon icon={Keyboard} />}
        value={text}
        onValueChange={onTextChange}
        ref={inputRef}
      />
      <Button type="submit" variant={mode === 'text' ? 'primary' : 'secondary'}>
        {t('voiceCall.compose.send')}
      </Button>
      {note ? <Note>{note}</Note> : null}
    </Row>
  );
}
