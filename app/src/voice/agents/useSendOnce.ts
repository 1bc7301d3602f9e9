import { useEffect, useRef } from 'react';

export function useSendOnce(isClear: boolean, onSend: () => void): void {
  const isSent = useRef(false);
  useEffect(() => {
    if (!isClear || isSent.current) return;
    isSent.current = true;
    onSend();
  }, [isClear, onSend]);
}
