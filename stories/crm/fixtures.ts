import type {
  CrmContact,
  CrmInteraction,
  CrmLead,
  CrmList,
  CrmPaths,
  DraftBox,
  Remote,
} from '@platform/ui';

/** The people of the mockups. */

export const crmPaths: CrmPaths = {
  overview: '/crm',
  contacts: '/crm/contacts',
  leads: '/crm/leads',
  interactions: '/crm/interactions',
};

export const contactHref = (id: string) => `?contact=${id}`;

function contact(fields: Partial<CrmContact> & { id: string; name: string }): CrmContact {
  return {
    email: '',
    phone: '',
    company: '',
    notes: '',
    tags: [],
    consentSms: false,
    consentVoice: false,
    createdAt: null,
    ...fields,
  };
}

const day = (date: number) => new Date(2024, 5, date, 9, 40);

export const elena = contact({
  id: 'c-1',
  name: 'Elena Petrova',
  company: 'Harbour & Lane',
  phone: '+44 20 7946 0112',
  email: 'elena.petrova@harbourlane.example',
  notes: 'Prefers mornings, speaks Russian',
  tags: ['Existing patient', 'VIP'],
  consentSms: true,
  consentVoice: true,
  createdAt: day(18),
});

/** Who is created from inside a form. */
export const nora = contact({ id: 'c-new', name: 'Nora Berg', email: 'nora@berg.example' });

export const contacts: readonly CrmContact[] = [
  elena,
  contact({
    id: 'c-2',
    name: 'Marcus Bell',
    company: 'Bell Property',
    phone: '+44 161 496 0183',
    email: 'marcus@bellproperty.example',
    createdAt: day(17),
  }),
  contact({
    id: 'c-3',
    name: 'Sofía Marín',
    company: 'Clínica Marín',
    phone: '+34 910 555 014',
    email: 'sofia@clinicamarin.example',
    createdAt: day(17),
  }),
  contact({
    id: 'c-4',
    name: 'Ravi Teja',
    company: 'Teja Motors',
    phone: '+91 40 5550 1188',
    email: 'ravi.teja@tejamotors.example',
    createdAt: day(14),
  }),
  contact({
    id: 'c-5',
    name: 'Hannah Köhler',
    company: 'Köhler Optik',
    phone: '+49 30 555 0148',
    email: 'h.koehler@koehleroptik.example',
    createdAt: day(13),
  }),
  contact({
    id: 'c-6',
    name: 'Pedro Duarte',
    email: 'pedro.duarte@mail.example',
    createdAt: day(11),
  }),
  contact({
    id: 'c-7',
    name: 'Giulia Conti',
    company: 'Conti Viaggi',
    phone: '+39 06 555 0170',
    email: 'giulia@contiviaggi.example',
    createdAt: day(10),
  }),
  contact({
    id: 'c-8',
    name: 'Owen Price',
    company: 'Price & Co',
    phone: '+44 29 2018 0155',
    email: 'owen@priceco.example',
    createdAt: day(7),
  }),
];

/** What servers send that nobody expects. */
export const oddContacts: readonly CrmContact[] = [
  contact({ id: 'o-1', name: '', email: '' }),
  contact({ id: 'o-2', name: 'Cher', email: 'cher@one.example' }),
  contact({ id: 'o-3', name: 'Long name '.repeat(30).trim(), email: 'long@name.example' }),
  contact({ id: 'o-4', name: 'مريم الحداد', email: 'maryam@rtl.example', company: 'شركة النور' }),
  contact({ id: 'o-5', name: '👩‍🚀 Ada 🚀', email: 'ada@emoji.example' }),
  contact({ id: 'o-6', name: '<b>Bold</b> & "Co"', email: '<img src=x onerror=alert(1)>' }),
];

function lead(id: string, contactId: string, status: string, rest: Partial<CrmLead>): CrmLead {
  return {
    id,
    contactId,
    status,
    source: '',
    ownerId: '',
    notes: '',
    createdAt: null,
    ...rest,
  };
}

export const leads: readonly CrmLead[] = [
  lead('l-1', 'c-1', 'Qualified', {
    source: 'Inbound call',
    ownerId: 'Amara Okafor',
    notes: 'Wants a callback after the planning meeting',
    createdAt: day(18),
  }),
  lead('l-2', 'c-2', 'New', {
    source: 'Website',
    notes: 'Asked about multi-site pricing',
    createdAt: day(17),
  }),
  lead('l-3', 'c-3', 'Proposal', {
    source: 'Referral',
    ownerId: 'Lucía Fernández',
    notes: 'Two clinics, Spanish and English',
    createdAt: day(17),
  }),
  lead('l-4', 'c-4', 'Negotiation', {
    source: 'Campaign',
    ownerId: 'Amara Okafor',
    notes: 'Reviewing yearly terms',
    createdAt: day(14),
  }),
  lead('l-5', 'c-5', 'Contacted', {
    source: 'Inbound call',
    ownerId: 'Jonas Weber',
    notes: 'Left a voicemail',
    createdAt: day(13),
  }),
  lead('l-6', 'c-7', 'Closed Won', {
    source: 'Website',
    ownerId: 'Chiara Ricci',
    notes: 'Signed for twelve months',
    createdAt: day(10),
  }),
  lead('l-7', 'c-8', 'Closed Lost', {
    source: 'Campaign',
    ownerId: 'Jonas Weber',
    notes: 'Chose to wait until autumn',
    createdAt: day(7),
  }),
];

function interaction(
  id: string,
  contactId: string,
  type: string,
  rest: Partial<CrmInteraction>,
): CrmInteraction {
  return {
    id,
    contactId,
    leadId: '',
    type,
    direction: 'in',
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
    direction: 'out',
    summary: 'Sent the two-clinic price list in Spanish',
    createdAt: day(18),
  }),
  interaction('i-3', 'c-5', 'call', {
    direction: 'out',
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
    direction: 'out',
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
    direction: 'out',
    summary: 'Replied with opening hours over the holidays',
    createdAt: day(13),
  }),
];

export function ready<Item>(items: readonly Item[], isCut = false): Remote<CrmList<Item>> {
  return { status: 'ready', data: { items, total: { count: items.length, isCut } } };
}

export const loading: Remote<never> = { status: 'loading' };

export function failed(message: string, retry: () => void): Remote<never> {
  return { status: 'error', message, retry };
}

/** Many contacts, with names of many scripts. */
export function manyContacts(count: number): CrmContact[] {
  const names = ['Anna Schmidt', 'Иван Петров', 'ప్రియ నాయర్', 'राम कुमार', 'José Álvarez', '李小龙'];
  return Array.from({ length: count }, (_, index) =>
    contact({
      id: `m-${index}`,
      name: `${names[index % names.length]} ${index}`,
      email: `person.${index}@many.example`,
      createdAt: new Date(2024, 0, 1 + (index % 300)),
    }),
  );
}

/** Drafts that live as long as the story. */
export function draftBox<Values>(first: Record<string, Values> = {}): DraftBox<Values> {
  const kept = new Map(Object.entries(first));
  return {
    read: (id) => kept.get(id),
    keep: (id, values) => {
      if (values === null) kept.delete(id);
      else kept.set(id, values);
    },
  };
}
