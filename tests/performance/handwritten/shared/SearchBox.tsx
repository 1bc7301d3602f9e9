import { Search } from 'lucide';
import { Icon } from './Icon.tsx';

interface SearchBoxProps {
  label: string;
  value: string;
  onValueChange: (value: string) => void;
}

export function SearchBox({ label, value, onValueChange }: SearchBoxProps) {
  return (
    <label className="search">
      <Icon icon={Search} />
      <span className="unseen">{label}</span>
      <input
        type="search"
        placeholder={label}
        value={value}
        onChange={(event) => onValueChange(event.target.value)}
      />
    </label>
  );
}
