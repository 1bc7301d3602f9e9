import { displayTexts, useTranslation } from '@platform/i18n';
import { isComposing } from '@platform/i18n/text';
import { Pencil } from 'lucide';
import { useId, useLayoutEffect, useRef } from 'react';
import type { ComponentPropsWithRef, KeyboardEvent } from 'react';
import { DisclosureHeading } from '../Disclosure/DisclosureHeading.tsx';
import type { HeadingLevel } from '../Disclosure/DisclosureHeading.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { Spinner } from '../Spinner/Spinner.tsx';
import { Textarea } from '../Textarea/Textarea.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { Root, Shown } from './InlineEdit.styles.ts';
import { useInlineEdit } from './useInlineEdit.ts';

export interface InlineEditProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Label of the field: "Title". */
  label: string;
  /** The saved text. */
  value: string;
  /** Saves the trimmed text. Return a message, or a promise of one, to refuse it. */
  onSave: (value: string) => string | void | Promise<string | void>;
  /** Refuses a text with a message before it is saved. */
  validate?: ((value: string) => string | undefined) | undefined;
  /** Refuses an empty text. @default true */
  isRequired?: boolean;
  /** Shown for an empty text. @default label */
  placeholder?: string | undefined;
  /** Several lines; Ctrl Enter or ⌘ Enter commits instead of Enter. @default false */
  isMultiline?: boolean;
  /** Largest number of characters. */
  maxLength?: number | undefined;
  /** Heading level of the text in the page's outline; omit it where the text is not a heading. */
  headingLevel?: HeadingLevel | undefined;
}

/**
 * A text that is edited in its place: a press or Enter opens it, Enter or leaving it saves, Escape
 * restores. A refused text stays in the field. Renders a `<div>`.
 */
export function InlineEdit({
  label,
  value,
  onSave,
  validate,
  isRequired = true,
  placeholder = label,
  isMultiline = false,
  maxLength,
  headingLevel,
  ...rest
}: InlineEditProps) {
  const t = useTranslation(displayTexts);
  const hintId = useId();
  const buttonRef = useRef<HTMLButtonElement>(null);
  const returnsFocus = useRef(false);
  const messages = { required: t('display.edit.required'), failed: t('display.edit.failed') };
  const edit = useInlineEdit({ value, isRequired, validate, onSave, messages });
  const isOpen = edit.draft !== null;

  useLayoutEffect(() => {
    if (isOpen || !returnsFocus.current) return;
    returnsFocus.current = false;
    buttonRef.current?.focus();
  }, [isOpen]);

  function handleKeyDown(event: KeyboardEvent<HTMLElement>): void {
    if (isComposing(event)) return;
    if (event.key === 'Escape' && !edit.isSaving) {
      // A dialog around it stays open.
      event.stopPropagation();
      event.preventDefault();
      returnsFocus.current = true;
      edit.cancel();
    }
    if (event.key !== 'Enter' || (isMultiline && !event.ctrlKey && !event.metaKey)) return;
    event.preventDefault();
    returnsFocus.current = true;
    void edit.commit();
  }

  function handleBlur(): void {
    if (edit.isSaving) return;
    returnsFocus.current = false;
    void edit.commit();
  }

  const field = {
    label,
    isLabelHidden: true,
    isRequired,
    maxLength,
    value: edit.draft ?? '',
    error: edit.error,
    readOnly: edit.isSaving,
    // The user has just asked for the field.
    autoFocus: true,
    onValueChange: edit.change,
    onKeyDown: handleKeyDown,
    onBlur: handleBlur,
    onFocus: ({ currentTarget }: { currentTarget: HTMLInputElement | HTMLTextAreaElement }) =>
      currentTarget.select(),
  };
  return (
    <Root {...rest} data-open={isOpen || undefined}>
      {isOpen && isMultiline ? <Textarea {...field} rows={3} /> : null}
      {isOpen && !isMultiline ? (
        <TextField {...field} endSlot={edit.isSaving ? <Spinner /> : undefined} />
      ) : null}
      {isOpen ? null : (
        <DisclosureHeading level={headingLevel}>
          <Shown ref={buttonRef} type="button" aria-describedby={hintId} onClick={edit.open}>
            {value === '' ? <span data-placeholder>{placeholder}</span> : <bdi>{value}</bdi>}
            <Icon icon={Pencil} size="small" />
          </Shown>
        </DisclosureHeading>
      )}
      <span hidden id={hintId}>
        {t('display.edit.hint', { label })}
      </span>
      <VisuallyHidden aria-live="polite">
        {edit.isSaving ? t('display.edit.saving') : null}
      </VisuallyHidden>
    </Root>
  );
}
