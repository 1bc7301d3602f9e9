import type { TestCallState } from '@platform/api';
import { addCase, readCases } from '@platform/flows';
import type { CallCase } from '@platform/flows';
import type { TestCallCases } from '@platform/ui/voice';
import { useState } from 'react';
import { useData } from '../../data/DataProvider.tsx';
import { storePreference, readPreference } from '../../platform/storedPreference.ts';

export function useCallCases(agentId: string) {
  const { userId } = useData();
  const key = `voice_cases:${userId}:${agentId}`;
  const [all, setAll] = useState(() => readCases(readPreference(key)));
  const [chosenId, setChosen] = useState('');
  const find = (id: string) => all.find((one) => one.id === id);
  const chosen = find(chosenId);

  function keep(next: CallCase[]): void {
    storePreference(key, next.length === 0 ? null : JSON.stringify(next));
    setAll(next);
  }

  const cases: TestCallCases = {
    all,
    chosenId,
    onChoose: setChosen,
    onRemove(id) {
      setChosen('');
      keep(all.filter((one) => one.id !== id));
    },
  };
  function save(
    { entries }: Pick<TestCallState, 'entries'>,
    variables: Record<string, string>,
  ): void {
    const lines = entries.flatMap((entry) =>
      entry.kind === 'turn' && entry.speaker === 'caller' && entry.text !== '' ? [entry.text] : [],
    );
    if (lines.length > 0) keep(addCase(all, { id: crypto.randomUUID(), lines, variables }));
  }
  return { cases, chosen, find, save };
}
