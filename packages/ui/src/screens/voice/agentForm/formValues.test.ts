import { describe, expect, it } from 'vitest';
import { agentSchema } from './agentSchema.ts';
import { fromTemplate, toAgentValues, toFormValues } from './formValues.ts';
import type { AgentFormValues, AgentValues } from './agentFormTypes.ts';

const values: AgentValues = {
  name: 'Front desk',
  type: 'inbound',
  language: 'en',
  voiceId: 'v1',
  firstMessage: '',
  instructions: 'Answer the main line of the clinic.',
  model: 'balanced',
  temperature: 0.4,
  toolIds: ['t1'],
  knowledgeBaseIds: [],
  phoneNumberId: '',
  maxCallMinutes: 10,
  silenceTimeoutSeconds: 15,
  transferNumber: '',
  consent: { isEnabled: false, text: '' },
  evaluationCriteria: ['It books', 'It is kind'],
};
const typed = toFormValues(values);

/** Returns the fields with errors and the keys of their texts. */
function problems(part: Partial<AgentFormValues>) {
  const { error } = agentSchema.safeParse({ ...typed, ...part });
  return Object.fromEntries(error?.issues.map(({ path, message }) => [path[0], message]) ?? []);
}

it('converts settings to form values and back', () => {
  expect(toAgentValues(typed)).toEqual(values);
  expect(agentSchema.parse(typed)).toEqual(values);
});

it('reads numbers and phone numbers in common notations', () => {
  const part = {
    temperature: ' 0,5 ',
    transferNumber: '+44 (1632) 96-0001',
    criteria: '\n a \n\n',
  };
  expect(agentSchema.parse({ ...typed, ...part })).toMatchObject({
    temperature: 0.5,
    transferNumber: '+441632960001',
    evaluationCriteria: ['a'],
  });
});

it.each<Partial<AgentFormValues>>([
  { name: 'x'.repeat(60) },
  { temperature: '0' },
  { temperature: '0.25' },
  { temperature: '\u200E0.25\u200B' },
  { temperature: '1' },
  { maxCallMinutes: '1' },
  { maxCallMinutes: '60' },
  { silenceTimeoutSeconds: '5' },
  { silenceTimeoutSeconds: '60' },
])('accepts %j', (part) => {
  expect(problems(part)).toEqual({});
});

describe('errors of the form', () => {
  it.each<[Partial<AgentFormValues>, object]>([
    [{ name: ' ' }, { name: 'voiceAgentForm.error.nameRequired' }],
    [{ name: 'x'.repeat(61) }, { name: 'voiceAgentForm.error.nameLength' }],
    [{ instructions: 'short' }, { instructions: 'voiceAgentForm.error.instructions' }],
    [{ instructions: 'x'.repeat(8001) }, { instructions: 'voiceAgentForm.error.instructions' }],
    [{ voiceId: '' }, { voiceId: 'voiceAgentForm.error.voice' }],
    [{ type: 'fax' }, { type: 'voiceAgentForm.error.type' }],
    [{ temperature: '1.1' }, { temperature: 'voiceAgentForm.error.temperature' }],
    [{ temperature: '1e-1' }, { temperature: 'voiceAgentForm.error.temperature' }],
    [{ maxCallMinutes: '2.5' }, { maxCallMinutes: 'voiceAgentForm.error.minutes' }],
    [{ silenceTimeoutSeconds: '4' }, { silenceTimeoutSeconds: 'voiceAgentForm.error.seconds' }],
    [{ transferNumber: '01632' }, { transferNumber: 'voiceAgentForm.error.phone' }],
    [{ hasConsent: true }, { consentText: 'voiceAgentForm.error.consentRequired' }],
    [{ criteria: 'x\n'.repeat(11) }, { criteria: 'voiceAgentForm.error.criteriaCount' }],
    [{ criteria: 'x'.repeat(201) }, { criteria: 'voiceAgentForm.error.criteriaLength' }],
  ])('%j', (part, expected) => {
    expect(problems(part)).toEqual(expected);
  });
});

it('a template changes fields that still have their default, and never the name', () => {
  const template = { ...values, name: 'Survey', language: 'de', voiceId: 'v2' };
  expect(fromTemplate({ ...typed, voiceId: 'v9' }, values, template)).toMatchObject({
    language: 'de',
    model: 'balanced',
  });
  const changed = fromTemplate({ ...typed, voiceId: 'v9' }, values, template);
  expect(Object.keys(changed)).not.toContain('voiceId');
  expect(Object.keys(changed)).not.toContain('name');
});
