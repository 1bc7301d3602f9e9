import { Plus } from 'lucide';
import { Button } from '../../components/Button/Button.tsx';
import { renderIcon } from '../../components/Icon/renderIcon.tsx';
import type { IconSource } from '../../components/Icon/renderIcon.tsx';
import { useShortcut } from '../../shortcuts/useShortcut.ts';

export interface CreateButtonProps {
  /** What a palette knows it by, unique in the product: 'contacts.create'. */
  id: string;
  /** What it makes: 'Add Contact'. */
  label: string;
  /** Stands before the label. @default a plus */
  icon?: IconSource;
  /** A panel beside the page has the primary action. @default false */
  isSecondary?: boolean;
  /** Opens the dialog. */
  onCreate: () => void;
}

/** The page's own action, which opens a dialog for something new; also by `c`. */
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
