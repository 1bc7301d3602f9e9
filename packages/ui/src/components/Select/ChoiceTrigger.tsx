import { ChevronDown } from 'lucide';
import type { ComponentPropsWithRef } from 'react';
import { showTruncationTooltip } from '../DataTable/showTruncationTooltip.ts';
import { useField } from '../Field/FieldContext.ts';
import { useFieldControl } from '../Field/useFieldControl.ts';
import { Icon } from '../Icon/Icon.tsx';
import { renderIcon } from '../Icon/renderIcon.tsx';
import type { IconSource } from '../Icon/renderIcon.tsx';
import type { FieldSize } from '../TextField/TextField.tsx';
import { Trigger, Value } from './ChoiceTrigger.styles.ts';

export interface ChoiceTriggerProps extends ComponentPropsWithRef<'button'> {
  size: FieldSize;
  text: string | undefined;
  /** Icon of the chosen option. */
  icon: IconSource | undefined;
  placeholder: string | undefined;
  isOpen: boolean;
  popupId: string;
  popup: 'listbox' | 'dialog';
}

/** The closed field: the chosen option and a chevron. WAI-ARIA APG "Select-Only Combobox". */
export function ChoiceTrigger({
  size,
  text,
  icon,
  placeholder,
  isOpen,
  popupId,
  popup,
  ...rest
}: ChoiceTriggerProps) {
  const field = useField('ChoiceTrigger');
  const control = useFieldControl('ChoiceTrigger');
  return (
    <Trigger
      {...rest}
      {...control}
      aria-haspopup={popup}
      aria-expanded={isOpen}
      aria-controls={popupId}
      aria-labelledby={field.labelId}
      data-size={size}
      data-invalid={field.error ? true : undefined}
      data-disabled={field.disabled ? true : undefined}
    >
      {renderIcon(icon)}
      <Value
        data-placeholder={text === undefined ? true : undefined}
        onPointerOver={showTruncationTooltip}
      >
        {text ?? placeholder}
      </Value>
      <Icon icon={ChevronDown} />
    </Trigger>
  );
}
