import { Eye, EyeOff } from 'lucide';
import { useState } from 'react';
import type { KeyboardEvent } from 'react';
import { unlessComposing } from '@platform/i18n/text';
import { composeHandlers } from '../../internal/composeHandlers.ts';
import { useComponentTexts } from '../ComponentTexts/ComponentTextsContext.ts';
import { Icon } from '../Icon/Icon.tsx';
import { TextField } from '../TextField/TextField.tsx';
import type { TextFieldProps } from '../TextField/TextField.tsx';
import { Reveal } from './PasswordField.styles.ts';

export interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'endSlot'> {
  /** Names the button that shows the characters. @default 'Show password' */
  showLabel?: string;
  /** Names the button that hides the characters again. @default 'Hide password' */
  hideLabel?: string;
  /** Said while Caps Lock is on. @default 'Caps Lock is on' */
  capsLockText?: string;
}

/** A password that can be shown, with a word about Caps Lock. Attributes as TextField. */
export function PasswordField({
  showLabel,
  hideLabel,
  capsLockText,
  hint,
  onKeyDown,
  onKeyUp,
  ...rest
}: PasswordFieldProps) {
  const texts = useComponentTexts();
  const [isShown, setShown] = useState(false);
  const [isCapsLock, setCapsLock] = useState(false);
  const watchCapsLock = unlessComposing((event: KeyboardEvent) =>
    setCapsLock(event.getModifierState('CapsLock')),
  );

  return (
    <TextField
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      {...rest}
      type={isShown ? 'text' : 'password'}
      hint={isCapsLock ? (capsLockText ?? texts.capsLock) : hint}
      onKeyDown={composeHandlers(onKeyDown, watchCapsLock)}
      onKeyUp={composeHandlers(onKeyUp, watchCapsLock)}
      endSlot={
        <Reveal
          label={isShown ? (hideLabel ?? texts.hidePassword) : (showLabel ?? texts.showPassword)}
          tooltip={false}
          size="small"
          icon={<Icon icon={isShown ? EyeOff : Eye} />}
          disabled={rest.disabled}
          onClick={() => setShown(!isShown)}
        />
      }
    />
  );
}
