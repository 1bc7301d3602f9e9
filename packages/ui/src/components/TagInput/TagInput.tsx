import { useId, useRef } from 'react';
import type { ChangeEvent, ComponentPropsWithRef, FocusEvent, KeyboardEvent } from 'react';
import { shorten, unlessComposing } from '@platform/i18n/text';
import { mergeHandlers } from '../../internal/mergeHandlers.ts';
import { useComposedRefs } from '../../internal/useComposedRefs.ts';
import { useKeptFocus } from '../../internal/useKeptFocus.ts';
import { Field } from '../Field/index.ts';
import { useFieldControl } from '../Field/useFieldControl.ts';
import { Count, Footer } from '../Textarea/Textarea.styles.ts';
import type { LabelledFieldProps } from '../TextField/TextField.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import type { TagRules } from './readTags.ts';
import { TagChip } from './TagChip.tsx';
import { Chips, TagControl, TagField } from './TagInput.styles.ts';
import { useTagFocus } from './useTagFocus.ts';
import { useTags } from './useTags.ts';

export interface TagInputProps
  extends
    Omit<
      ComponentPropsWithRef<'input'>,
      'type' | 'size' | 'value' | 'defaultValue' | 'maxLength' | 'children'
    >,
    LabelledFieldProps,
    TagRules {
  /** The tags, in display order. Shown unchanged, even if they break the rules. */
  value?: readonly string[] | undefined;
  /** Initial tags, if uncontrolled. @default none */
  defaultValue?: readonly string[] | undefined;
  /** Called with all tags when one is added or removed. */
  onValueChange?: ((tags: readonly string[]) => void) | undefined;
  /** Text that is not a tag yet, if controlled. */
  text?: string | undefined;
  /** Initial text, if uncontrolled. @default '' */
  defaultText?: string | undefined;
  /** Called with the text that is not a tag yet, after `onValueChange`, and with the tags. */
  onTextChange?: ((text: string, tags: readonly string[]) => void) | undefined;
  /** Label of the button that removes a tag. @default 'Remove {tag}' */
  removeLabel?: ((tag: string) => string) | undefined;
}

/** In UTF-16 units; users do not listen to longer descriptions. */
const MAX_DESCRIBED = 200;

/**
 * Several short texts. Enter, a comma, a semicolon and leaving the field add its text, and a pasted
 * list adds all its parts; a text that is refused stays in the field with its error. `className` and
 * `style` reach the root `<div>`; the rest and `ref` the `<input>`. A submitted form gets each tag by
 * `name`.
 */
export function TagInput({
  id,
  label,
  isLabelHidden,
  error,
  hint,
  isRequired,
  size = 'medium',
  value,
  defaultValue,
  onValueChange,
  text,
  defaultText,
  onTextChange,
  maxLength,
  maxTags,
  parse,
  validate,
  split,
  removeLabel,
  name,
  placeholder,
  className,
  style,
  disabled,
  ref,
  ...rest
}: TagInputProps) {
  const state = { value, defaultValue, onValueChange, text, defaultText, onTextChange };
  const field = useTags(state, { maxLength, maxTags, parse, validate, split });
  const { t, tags, announcement } = field;
  const inputRef = useRef<HTMLInputElement>(null);
  const composedRef = useComposedRefs(ref, inputRef);
  const controlRef = useKeptFocus(() => inputRef.current);
  const focus = useTagFocus({ input: inputRef, count: tags.length, onRemove: field.remove });
  const descriptionId = useId();
  const isLocked = Boolean(disabled) || Boolean(rest.readOnly);
  const fault = field.error ?? error;
  /** The tags are outside of the focused field. */
  const description = [
    tags.length > 0 ? `${shorten(tags.join(', '), MAX_DESCRIBED)}.` : '',
    isLocked ? '' : t('tags.keys'),
    maxTags === undefined ? '' : t('tags.count', { count: tags.length, max: maxTags }),
  ].join(' ');

  function handleKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (isLocked) return;
    focus.handleInputKey(event);
    if (event.key !== 'Enter' || field.text === '') return;
    // With Ctrl or ⌘ the form is submitted, including this tag.
    if (!event.ctrlKey && !event.metaKey) event.preventDefault();
    field.commit();
  }

  function handleBlur({ relatedTarget, currentTarget }: FocusEvent<HTMLInputElement>) {
    const isWithin = currentTarget.parentElement?.contains(relatedTarget);
    if (!isWithin && field.text !== '' && field.error === undefined) field.commit();
  }

  return (
    <Field.Root {...{ id, hint, isRequired, disabled, className, style }} error={fault}>
      <Field.Label isHidden={isLabelHidden}>{label}</Field.Label>
      <TagControl
        ref={controlRef}
        data-multiline
        data-size={size}
        data-invalid={fault ? true : undefined}
        data-disabled={disabled || undefined}
        data-readonly={rest.readOnly || undefined}
        onMouseDown={(event) => {
          if (event.target !== event.currentTarget) return;
          event.preventDefault();
          inputRef.current?.focus();
        }}
      >
        {tags.length > 0 ? (
          <Chips aria-label={label}>
            {tags.map((tag, index) => (
              <TagChip
                key={keyOf(tag, index, tags)}
                tag={tag}
                removeLabel={removeLabel?.(tag) ?? t('tags.remove', { tag })}
                disabled={isLocked}
                buttonRef={focus.buttonRef(index)}
                onKeyDown={unlessComposing((event) => focus.handleTagKey(event, index))}
                onRemove={() => focus.remove(index)}
              />
            ))}
          </Chips>
        ) : null}
        <TagTextInput
          autoComplete="off"
          enterKeyHint="enter"
          {...mergeHandlers(rest, {
            onKeyDown: unlessComposing(handleKeyDown),
            onPaste: isLocked ? () => {} : field.paste,
            onCompositionEnd: field.endComposition,
            onChange: ({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) =>
              field.type(target.value, (nativeEvent as InputEvent).isComposing),
          })}
          ref={composedRef}
          value={field.text}
          placeholder={tags.length === 0 ? placeholder : undefined}
          aria-describedby={[rest['aria-describedby'], descriptionId].filter(Boolean).join(' ')}
          onBlur={(event) => {
            handleBlur(event);
            rest.onBlur?.(event);
          }}
        />
      </TagControl>
      {name
        ? tags.map((tag, index) => (
            <input
              key={keyOf(tag, index, tags)}
              type="hidden"
              name={name}
              value={tag}
              disabled={disabled}
            />
          ))
        : null}
      <VisuallyHidden id={descriptionId} hidden>
        {description}
      </VisuallyHidden>
      <VisuallyHidden aria-live="polite">
        <span key={announcement.id}>{announcement.text}</span>
      </VisuallyHidden>
      <Footer>
        <Field.Hint />
        {maxTags === undefined ? null : (
          <Count aria-hidden="true">
            {tags.length}/{maxTags}
          </Count>
        )}
      </Footer>
      <Field.Error />
    </Field.Root>
  );
}

/** Records of a service may have the same tag twice. */
const keyOf = (tag: string, index: number, tags: readonly string[]): string =>
  tags.indexOf(tag) === index ? tag : `${index} ${tag}`;

function TagTextInput(props: ComponentPropsWithRef<'input'>) {
  const control = useFieldControl('TagTextInput', props['aria-describedby']);
  return <TagField {...props} {...control} />;
}
