import type { PhoneNumber } from '@platform/domain';
import type { NumberAgent } from '@platform/ui/voice';

export const agents: readonly NumberAgent[] = [
  { id: 'a-1', name: 'Front desk', isEnabled: true },
  { id: 'a-2', name: 'Appointment reminders', isEnabled: true },
  { id: 'a-3', name: 'After-hours line', isEnabled: true },
  { id: 'a-4', name: 'Recepción en español', isEnabled: true },
  { id: 'a-5', name: 'Survey follow-up', isEnabled: false },
];

const names = new Map(agents.map(({ id, name }) => [id, name]));

function line(id: string, number: string, overrides: Partial<PhoneNumber>): PhoneNumber {
  const provider = overrides.provider ?? 'twilio';
  return {
    key: id,
    id,
    number,
    label: '',
    provider,
    providerText: provider,
    country: 'GB',
    agentId: '',
    agentName: names.get(overrides.agentId ?? '') ?? '',
    isInbound: true,
    isOutbound: false,
    fallbackNumber: '',
    status: 'active',
    statusText: 'active',
    hasCredentials: true,
    createdAt: null,
    ...overrides,
  };
}

export const numbers: readonly PhoneNumber[] = [
  line('n-1', '+442079460100', { label: 'Main line', agentId: 'a-1', isOutbound: true }),
  line('n-2', '+442079460140', {
    label: 'Reminders',
    agentId: 'a-2',
    isInbound: false,
    isOutbound: true,
  }),
  line('n-3', '+442079460163', { label: 'After hours', agentId: 'a-3', provider: 'vonage' }),
  line('n-4', '+34910555020', {
    label: 'Línea en español',
    agentId: 'a-4',
    provider: 'telnyx',
    country: 'ES',
    isOutbound: true,
  }),
  line('n-5', '+49305550177', { label: 'Berlin', provider: 'sip', country: 'DE' }),
  line('n-6', '+442079460188', {
    label: 'Surveys',
    agentId: 'a-5',
    isInbound: false,
    isOutbound: true,
  }),
  line('n-7', '+39065550190', {
    label: 'Roma',
    provider: 'vonage',
    country: 'IT',
    status: 'pending',
    statusText: 'pending',
  }),
];

/** Unexpected data from a service. */
export const oddNumbers: readonly PhoneNumber[] = [
  line('', 'extension 5, behind the reception', {
    key: 'odd-1',
    label: 'A label that somebody wrote far too long for its column, and then some more',
    provider: null,
    providerText: 'carrier pigeon',
    country: 'ZZ',
    status: null,
    statusText: 'moved to the other building',
  }),
  line('odd-2', '', {
    agentId: 'gone',
    agentName: '',
    country: '',
    provider: null,
    providerText: '',
    isInbound: false,
  }),
  line('odd-3', '+442079460100', {
    label: '<b>Bold</b> قاعة الاستقبال',
    agentId: 'a-9',
    agentName: 'An agent whose name goes on and on for as long as sixty letters do',
    status: 'inactive',
    statusText: 'inactive',
  }),
];
