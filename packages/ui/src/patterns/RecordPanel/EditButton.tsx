import { Pencil } from 'lucide';
import { Button } from '../../components/Button/Button.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import { useShortcut } from '../../shortcuts/useShortcut.ts';

export interface EditButtonProps {
  /** Label, such as 'Edit Contact'. */
  label: string;
  /** Opens the dialog. */
  onEdit: () => void;
}

/** Button that edits the record of a panel; also by `e`. */
export function EditButton({ label, onEdit }: EditButtonProps) {
  const shortcutProps = useShortcut({ id: 'edit', keys: 'e', label, onPress: onEdit });
  return (
    <Button
      {...shortcutProps}
      startIcon={<Icon icon={Pencil} />}
      aria-haspopup="dialog"
      onClick={onEdit}
    >
      {label}
    </Button>
  );
}
