import { fieldsTexts, useComponentTexts } from '@platform/i18n';
import { X } from 'lucide';
import { Icon } from '../Icon/Icon.tsx';
import { Clear } from './ClearButton.styles.ts';

export interface ClearButtonProps {
  /** Label of the field. */
  field: string;
  /** Accessible name, instead of the default. */
  label: string | undefined;
  onClear: () => void;
}

/** Clears the choice of a field. Delete does the same while the field has focus. */
export function ClearButton({ field, label, onClear }: ClearButtonProps) {
  const t = useComponentTexts(fieldsTexts);
  return (
    <Clear
      label={label ?? t('fields.options.clear', { label: field })}
      tooltip={false}
      icon={<Icon icon={X} />}
      // Keeps the focus where it is; an open list would choose its active option on blur.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onClear}
    />
  );
}
