// @vitest-environment jsdom
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { SHOWN_AT_CONTROL, refuse } from '../../../patterns/FormDialog/testing/refuse.tsx';
import type { Remote } from '../../../remote.ts';
import { CheckedList } from './CheckedList.tsx';
import { ConsentFields } from './ConsentFields.tsx';
import { PhoneSection } from './PhoneSection.tsx';
import type { AgentField, AgentFieldForm, AgentFormValues, AgentValues } from './agentFormTypes.ts';
import { VoiceChoice } from './VoiceChoice.tsx';

const values: AgentFormValues = {
  name: 'Desk',
  type: 'inbound',
  language: 'en',
  voiceId: 'ada',
  firstMessage: '',
  instructions: '',
  model: 'balanced',
  temperature: '0.4',
  toolIds: ['tol_1', 'tol_gone'],
  knowledgeBaseIds: ['kb_gone'],
  phoneNumberId: '',
  maxCallMinutes: '10',
  silenceTimeoutSeconds: '15',
  transferNumber: '',
  hasConsent: true,
  consentText: 'We record this call.',
  criteria: '',
};

const ready = <Data,>(data: Data): Remote<Data> => ({
  status: 'ready',
  data,
});
const empty = { text: 'None', label: 'Add', href: '/' };

it.each<[AgentField, string, (form: AgentFieldForm) => ReactNode]>([
  [
    'toolIds',
    'a list of checkboxes',
    (form) => (
      <CheckedList
        form={form}
        name="toolIds"
        label="Tools"
        items={ready([{ id: 'tol_1', name: 'Look up', note: '' }])}
        empty={empty}
      />
    ),
  ],
  [
    'knowledgeBaseIds',
    'a list of records that were deleted',
    (form) => (
      <CheckedList
        form={form}
        name="knowledgeBaseIds"
        label="Knowledge"
        items={ready([])}
        empty={empty}
      />
    ),
  ],
  ['phoneNumberId', 'a list box', (form) => <PhoneSection form={form} numbers={ready([])} />],
  ['hasConsent', 'a checkbox', (form) => <ConsentFields form={form} />],
  ['consentText', 'a text', (form) => <ConsentFields form={form} />],
  ['voiceId', 'cards', (form) => <VoiceChoice form={form} voices={ready([])} />],
])('%s, %s, shows its rejection and takes the focus', async (field, _kind, children) => {
  expect(await refuse<AgentFormValues, AgentValues>({ field, values, children })).toMatchObject({
    ...SHOWN_AT_CONTROL,
    descriptions: [expect.stringContaining(SHOWN_AT_CONTROL.descriptions[0] ?? '') as string],
  });
});
