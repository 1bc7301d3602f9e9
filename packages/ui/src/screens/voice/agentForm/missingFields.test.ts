import { expect, it } from 'vitest';
import { toFormValues } from './formValues.ts';
import { onlineFields } from './missingFields.ts';
import type { AgentChoices, AgentFormValues } from './agentFormTypes.ts';

const complete: AgentFormValues = toFormValues({
  name: 'Front desk',
  type: 'inbound',
  language: 'en',
  voiceId: 'v1',
  firstMessage: '',
  instructions: 'You answer the main line of the clinic.',
  model: 'balanced',
  temperature: 0.4,
  toolIds: [],
  knowledgeBaseIds: [],
  phoneNumberId: 'n1',
  maxCallMinutes: 10,
  silenceTimeoutSeconds: 15,
  transferNumber: '',
  consent: { isEnabled: false, text: '' },
  evaluationCriteria: [],
});
const choices: Pick<AgentChoices, 'voices' | 'numbers'> = {
  voices: {
    status: 'ready',
    data: [{ id: 'v1', name: 'Maren', description: '', sampleUrl: null }],
  },
  numbers: { status: 'ready', data: [{ id: 'n1', number: '+4416', label: '', reaches: '' }] },
};
const missingIn = (part: Partial<AgentFormValues>, offered = choices) =>
  onlineFields({ ...complete, ...part }, offered).flatMap(({ name, isMissing }) =>
    isMissing ? [name] : [],
  );

it('lists what an inbound agent needs, done or not', () => {
  expect(onlineFields(complete, choices)).toEqual([
    { name: 'name', isMissing: false },
    { name: 'instructions', isMissing: false },
    { name: 'voiceId', isMissing: false },
    { name: 'phoneNumberId', isMissing: false },
  ]);
});

it.each<[string, Partial<AgentFormValues>, string[]]>([
  ['no name', { name: ' ' }, ['name']],
  ['short instructions', { instructions: 'Hi' }, ['instructions']],
  ['no voice', { voiceId: '' }, ['voiceId']],
  ['a voice that is no longer offered', { voiceId: 'v9' }, ['voiceId']],
  ['no number', { phoneNumberId: '' }, ['phoneNumberId']],
  ['an invalid optional field', { transferNumber: 'soon' }, ['transferNumber']],
  ['a notice without its text', { hasConsent: true }, ['consentText']],
  ['no number of an outbound agent', { type: 'outbound', phoneNumberId: '' }, []],
])('misses %s', (_name, part, expected) => {
  expect(missingIn(part)).toEqual(expected);
});

it('does not judge what has not loaded', () => {
  const loading = { voices: { status: 'loading' }, numbers: { status: 'loading' } } as const;
  expect(missingIn({ voiceId: 'v9', phoneNumberId: 'n9' }, loading)).toEqual([]);
});
