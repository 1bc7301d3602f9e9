import { useEffect } from 'react';

/** The key by its letter; by its place where the layout has no Latin letters. */
function isLetterB({ key, code }: KeyboardEvent): boolean {
  return /^[a-z]$/i.test(key) ? key.toLowerCase() === 'b' : code === 'KeyB';
}

/** Ctrl or Cmd plus b, left alone in rich text, where it means bold. */
export function useSidebarShortcut(toggle: () => void): void {
  useEffect(() => {
    function handleKeyDown(event: KeyboardEvent) {
      const isChord = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
      if (!isChord || !isLetterB(event) || event.repeat || event.defaultPrevented) return;
      if (event.target instanceof HTMLElement && event.target.isContentEditable) return;
      event.preventDefault();
      toggle();
    }
    window.addEventListener('keydown', handleKeyDown);
    return () => window.removeEventListener('keydown', handleKeyDown);
  }, [toggle]);
}
