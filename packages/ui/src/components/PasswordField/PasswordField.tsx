import { fieldsTexts, useComponentTexts } from '@platform/i18n';
import { Eye, EyeOff } from 'lucide';
import { useState } from 'react';
import type { KeyboardEvent } from 'react';
import { unlessComposing } from '@platform/i18n/text';
import { composeHandlers } from '../../internal/composeHandlers.ts';
import { Icon } from '../Icon/Icon.tsx';
import { TextField } from '../TextField/TextField.tsx';
import type { TextFieldProps } from '../TextField/TextField.tsx';
import { Reveal } from './PasswordField.styles.ts';

export interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'endSlot'> {
  /** Label of the button that shows the password. @default 'Show password' */
  showLabel?: string;
  /** Label of the button that hides the password. @default 'Hide password' */
  hideLabel?: string;
  /** Shown while Caps Lock is on. @default 'Caps Lock is on' */
  capsLockText?: string;
}

/** A password that can be shown, with a Caps Lock hint. Takes the attributes of `TextField`. */
export function PasswordField({
  showLabel,
  hideLabel,
  capsLockText,
  hint,
  onKeyDown,
  onKeyUp,
  ...rest
}: PasswordFieldProps) {
  const t = useComponentTexts(fieldsTexts);
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
      hint={isCapsLock ? (capsLockText ?? t('fields.password.capsLock')) : hint}
      onKeyDown={composeHandlers(onKeyDown, watchCapsLock)}
      onKeyUp={composeHandlers(onKeyUp, watchCapsLock)}
      endSlot={
        <Reveal
          label={
            isShown
              ? (hideLabel ?? t('fields.password.hide'))
              : (showLabel ?? t('fields.password.show'))
          }
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
