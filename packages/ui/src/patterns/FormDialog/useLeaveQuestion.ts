import { useCallback, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

export function useLeaveQuestion() {
  const [isOpen, setIsOpen] = useState(false);
  const stayRef = useRef<HTMLButtonElement>(null);

  function ask(): void {
    flushSync(() => setIsOpen(true));
    stayRef.current?.focus();
  }

  const close = useCallback(() => setIsOpen(false), []);
  return { isOpen, stayRef, ask, close };
}
