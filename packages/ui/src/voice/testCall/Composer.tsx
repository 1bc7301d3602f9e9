import { useTranslation, voiceCallTexts } from '@platform/i18n';
import { Keyboard } from 'lucide';
import type { FormEvent, Ref } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import { TextField } from '../../components/TextField/TextField.tsx';
import { Row } from './Composer.styles.ts';
import type { TestCallActions, TestCallMode } from './types.ts';

export interface ComposerProps {
  mode: TestCallMode;
  /** What is typed and not sent yet. */
  text: string;
  onTextChange: (text: string) => void;
  inputRef: Ref<HTMLInputElement>;
  onSend: TestCallActions['onSend'];
}

/** Writes to the agent. What could not be sent stays in the field. */
export function Composer({ mode, text, onTextChange, inputRef, onSend }: ComposerProps) {
  const t = useTranslation(voiceCallTexts);
  const label = t(`voiceCall.compose.${mode}`);

  function handleSubmit(event: FormEvent): void {
    event.preventDefault();
    if (onSend(text)) onTextChange('');
  }

  return (
    <Row onSubmit={handleSubmit}>
      <TextField
        label={label}
        isLabelHidden
        placeholder={label}
        autoComplete="off"
        enterKeyHint="send"
        maxLength={2000}
        startIcon={<Icon icon={Keyboard} />}
        value={text}
        onValueChange={onTextChange}
        ref={inputRef}
      />
      <Button type="submit" variant={mode === 'text' ? 'primary' : 'secondary'}>
        {t('voiceCall.compose.send')}
      </Button>
    </Row>
  );
}
