import { Ellipsis } from 'lucide';
import { Icon } from './Icon.tsx';

interface RowMenuButtonProps {
  name: string;
}

export function RowMenuButton({ name }: RowMenuButtonProps) {
  return (
    <button className="button" data-icon type="button" aria-label={`Actions for ${name}`}>
      <Icon icon={Ellipsis} />
    </button>
  );
}
