import { Plus } from 'lucide';
import { Button } from '../../components/Button/Button.tsx';
import { renderIcon } from '../../components/Icon/renderIcon.tsx';
import type { IconSource } from '../../components/Icon/renderIcon.tsx';
import { useShortcut } from '../../shortcuts/useShortcut.ts';

export interface CreateButtonProps {
  /** Id in the command palette, unique in the product: 'contacts.create'. */
  id: string;
  /** Label, such as 'Add Contact'. */
  label: string;
  /** Icon before the label. @default a plus */
  icon?: IconSource;
  /** Styles the button as secondary if a side panel has the primary action. @default false */
  isSecondary?: boolean;
  /** Opens the dialog. */
  onCreate: () => void;
}

/** Button for the page's primary action, which creates a record; also by `c`. */
export function CreateButton({ id, label, icon = Plus, isSecondary, onCreate }: CreateButtonProps) {
  const shortcutProps = useShortcut({ id, keys: 'c', label, onPress: onCreate });
  return (
    <Button
      {...shortcutProps}
      variant={isSecondary ? 'secondary' : 'primary'}
      startIcon={renderIcon(icon)}
      aria-haspopup="dialog"
      onClick={onCreate}
    >
      {label}
    </Button>
  );
}
