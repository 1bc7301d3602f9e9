import { agent } from '@platform/api';
import { variablesIn } from '@platform/flows';
import { trimText } from '@platform/i18n/text';
import { dataOf } from '@platform/ui';
import type { TestCallVariables } from '@platform/ui/voice';
import { useMemo, useState } from 'react';
import { useResource } from '../../data/useResource.ts';

export function useCallVariables(agentId: string, draft: Record<string, unknown> | undefined) {
  const stored = dataOf(useResource(agent, draft ? null : { id: agentId }));
  const [values, setValues] = useState<Readonly<Record<string, string>>>({});
  const first = textOf(draft ? draft['first_message'] : stored?.firstMessage);
  const prompt = textOf(draft ? draft['system_prompt'] : stored?.instructions);
  const names = useMemo(() => variablesIn(first, prompt), [first, prompt]);
  const variables: TestCallVariables = {
    names,
    values,
    onChange: (name, value) => setValues((now) => ({ ...now, [name]: value })),
  };
  const filled = useMemo(
    () =>
      Object.fromEntries(
        names.flatMap((name) => {
          const value = trimText(values[name] ?? '');
          return value === '' ? [] : [[name, value] as const];
        }),
      ),
    [names, values],
  );
  return { variables, filled, fill: setValues };
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
