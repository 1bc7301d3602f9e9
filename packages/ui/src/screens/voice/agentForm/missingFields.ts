import { dataOf } from '../../../remote.ts';
import type { AgentChoices, AgentField, AgentFormValues } from './agentFormTypes.ts';
import { agentSchema } from './agentSchema.ts';

/** Fields that going online depends on, in the order of the page. */
const REQUIRED = ['name', 'instructions', 'voiceId', 'phoneNumberId'] as const;

export interface OnlineField {
  name: AgentField;
  isMissing: boolean;
}

/** The required fields, and others that cannot be saved yet. Only inbound agents need a number. */
export function onlineFields(
  values: AgentFormValues,
  { voices, numbers }: Pick<AgentChoices, 'voices' | 'numbers'>,
): OnlineField[] {
  const { error } = agentSchema.safeParse(values);
  const missing = new Set(error?.issues.map(({ path }) => path[0] as AgentField));
  if (isGone(dataOf(voices), values.voiceId)) missing.add('voiceId');
  if (values.phoneNumberId === '' || isGone(dataOf(numbers), values.phoneNumberId))
    missing.add('phoneNumberId');

  const required = REQUIRED.filter((name) => name !== 'phoneNumberId' || values.type === 'inbound');
  const names = new Set<AgentField>(required);
  for (const name of missing) if (name !== 'phoneNumberId') names.add(name);
  return [...names].map((name) => ({ name, isMissing: missing.has(name) }));
}

const isGone = (known: readonly { id: string }[] | undefined, id: string): boolean =>
  known !== undefined && known.every((one) => one.id !== id);
