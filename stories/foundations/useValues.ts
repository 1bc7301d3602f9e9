import { useCallback, useState } from 'react';

export function useValues(names: string) {
  const [values, setValues] = useState<Readonly<Record<string, string>>>({});
  const ref = useCallback(
    (element: HTMLElement | null) => {
      if (!element) return undefined;
      const read = () => {
        const style = getComputedStyle(element);
        setValues(
          Object.fromEntries(
            names.split(' ').map((name) => [name, style.getPropertyValue(name).trim()]),
          ),
        );
      };
      read();
      const observer = new MutationObserver(read);
      observer.observe(document.documentElement, { attributeFilter: ['data-theme', 'lang'] });
      return () => observer.disconnect();
    },
    [names],
  );
  return { ref, values };
}
