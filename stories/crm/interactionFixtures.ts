import type { CrmInteraction } from '@platform/ui/crm';
import { day } from './fixtures.ts';

function interaction(
  key: string,
  contactId: string,
  typeText: string,
  rest: Partial<CrmInteraction>,
): CrmInteraction {
  return {
    key,
    contactId,
    leadId: '',
    typeText,
    directionText: 'in',
    summary: '',
    voiceAgentId: '',
    sessionId: '',
    createdAt: null,
    ...rest,
  };
}

export const agentNames: ReadonlyMap<string, string> = new Map([
  ['a-1', 'Front desk'],
  ['a-2', 'Appointment reminders'],
  ['a-3', 'Billing questions'],
]);

export const interactions: readonly CrmInteraction[] = [
  interaction('i-1', 'c-1', 'call', {
    summary: 'Asked to move the appointment to Friday 09:40',
    voiceAgentId: 'a-1',
    sessionId: 'ses_8e9f2',
    createdAt: day(18),
  }),
  interaction('i-2', 'c-3', 'email', {
    directionText: 'out',
    summary: 'Sent the two-clinic price list in Spanish',
    createdAt: day(18),
  }),
  interaction('i-3', 'c-5', 'call', {
    directionText: 'out',
    summary: 'Left a voicemail about the yearly check',
    voiceAgentId: 'a-2',
    sessionId: 'ses_8e970',
    createdAt: day(17),
  }),
  interaction('i-4', 'c-2', 'meeting', {
    summary: 'Walked through multi-site pricing',
    createdAt: day(17),
  }),
  interaction('i-5', 'c-7', 'call', {
    directionText: 'out',
    summary: 'Confirmed two seats for the June workshop',
    voiceAgentId: 'a-2',
    sessionId: 'ses_8e144',
    createdAt: day(17),
  }),
  interaction('i-6', 'c-gone', 'note', { createdAt: day(14) }),
  interaction('i-7', 'c-4', 'call', {
    summary: 'Wanted yearly terms explained before signing',
    voiceAgentId: 'a-3',
    sessionId: 'ses_8d02b',
    createdAt: day(14),
  }),
  interaction('i-8', 'c-8', 'email', {
    directionText: 'out',
    summary: 'Replied with opening hours over the holidays',
    createdAt: day(13),
  }),
];
