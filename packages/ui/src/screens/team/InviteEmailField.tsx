import type { ClipboardEvent } from 'react';
import { TextField } from '../../components/TextField/TextField.tsx';
import { useFormField } from '../../patterns/FormDialog/useFormField.ts';
import { useFormText } from '../../patterns/FormDialog/useFormText.ts';
import type { DialogForm } from '../../patterns/FormDialog/formTypes.ts';
import { emailsText, readSeveral } from './inviteDraft.ts';
import type { InviteInput } from './inviteDraft.ts';
import type { InviteEmails } from './inviteSchema.ts';

export interface InviteEmailFieldProps {
  form: DialogForm<InviteInput, { email: string[]; role: string }>;
  label: string;
  hint: string | undefined;
  placeholder: string;
  /** Called when a second address is typed or pasted; without it, the field takes one. */
  onSeveral: ((emails: Exclude<InviteEmails, string>) => void) | undefined;
}

export function InviteEmailField({ form, onSeveral, ...rest }: InviteEmailFieldProps) {
  const { onChange, ...field } = useFormText(form, 'email');
  const { value: emails } = useFormField(form, 'email').field;

  /** The browser would join the lines of a pasted list. */
  function paste(event: ClipboardEvent<HTMLInputElement>): void {
    const { value, selectionStart, selectionEnd } = event.currentTarget;
    const start = selectionStart ?? value.length;
    const pasted = event.clipboardData.getData('text/plain');
    const text = value.slice(0, start) + pasted + value.slice(selectionEnd ?? start);
    const several = readSeveral(text);
    if (!onSeveral || !several || field.readOnly) return;
    event.preventDefault();
    onSeveral(several);
  }

  return (
    <TextField
      {...rest}
      {...field}
      value={emailsText(emails)}
      isRequired
      type="email"
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      onPaste={paste}
      onChange={(event) => {
        const { isComposing } = event.nativeEvent as InputEvent;
        const several = isComposing ? undefined : readSeveral(event.target.value);
        // An invalid entry before a comma stays here until there is a valid one.
        const isValid = several && ('text' in several ? several.tags : several).length > 0;
        if (onSeveral && several && isValid) onSeveral(several);
        else onChange(event);
      }}
    />
  );
}
