import { useState } from 'react';

interface Selection {
  isSelected: (id: string) => boolean;
  select: (id: string, isSelected: boolean) => void;
}

export function useSelection(): Selection {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  return {
    isSelected: (id) => ids.has(id),
    select: (id, isSelected) => {
      const rest = [...ids].filter((other) => other !== id);
      setIds(new Set(isSelected ? [...rest, id] : rest));
    },
  };
}
