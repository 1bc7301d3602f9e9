import { useComponentTexts } from '@platform/i18n';
import { X } from 'lucide';
import { Icon } from '../components/Icon/Icon.tsx';
import { IconButton } from '../components/IconButton/IconButton.tsx';

export interface CloseButtonProps {
  /** @default 'Close' */
  label: string | undefined;
  onClick: () => void;
}

/** Closes a layer. */
export function CloseButton({ label, onClick }: CloseButtonProps) {
  const t = useComponentTexts();
  return (
    <IconButton
      size="small"
      label={label ?? t('common.action.close')}
      tooltip={false}
      icon={<Icon icon={X} />}
      onClick={onClick}
    />
  );
}
