import { Search, X } from 'lucide';
import { useRef } from 'react';
import { Icon } from './Icon.tsx';

interface SearchBoxProps {
  label: string;
  value: string;
  onValueChange: (value: string) => void;
}

export function SearchBox({ label, value, onValueChange }: SearchBoxProps) {
  const input = useRef<HTMLInputElement>(null);

  function clear() {
    onValueChange('');
    input.current?.focus();
  }

  return (
    <label className="search">
      <Icon icon={Search} />
      <span className="unseen">{label}</span>
      <input
        ref={input}
        type="search"
        placeholder={label}
        value={value}
        onChange={(event) => onValueChange(event.target.value)}
      />
      {value && (
        <button
          className="button"
          data-icon
          type="button"
          aria-label="Clear search"
          onClick={clear}
        >
          <Icon icon={X} />
        </button>
      )}
    </label>
  );
}
