import { Sun } from 'lucide';
import { useState } from 'react';
import { Icon } from './Icon.tsx';

const themes = ['Light', 'Dark', 'System'] as const;

interface ThemeMenuProps {
  onThemeChange: () => void;
}

export function ThemeMenu({ onThemeChange }: ThemeMenuProps) {
  const [isOpen, setOpen] = useState(false);

  function choose(theme: string) {
    localStorage.setItem('theme', theme.toLowerCase());
    setOpen(false);
    onThemeChange();
  }

  return (
    <>
      <button
        className="button"
        data-icon
        type="button"
        aria-label="Theme"
        onClick={() => setOpen(!isOpen)}
      >
        <Icon icon={Sun} />
      </button>
      {isOpen && (
        <div className="menu" role="menu">
          {themes.map((theme) => (
            <button
              key={theme}
              role="menuitemradio"
              aria-checked="false"
              onClick={() => choose(theme)}
            >
              {theme}
            </button>
          ))}
        </div>
      )}
    </>
  );
}
