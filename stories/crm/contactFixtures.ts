import type { CrmContact } from '@platform/ui/crm';
import { day } from './fixtures.ts';

/* The people of the mockups, and others. */

function contact(fields: Partial<CrmContact> & { key: string; name: string }): CrmContact {
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

export const elena = contact({
  key: 'c-1',
  name: 'Elena Petrova',
  company: 'Harbour & Lane',
  phone: '+44 20 7946 0112',
  email: 'elena.petrova@harbourlane.example',
  notes: 'Prefers mornings, speaks Russian',
  tags: ['Existing patient', 'VIP'],
  consentSms: true,
  consentVoice: true,
  consentVoiceRecord: { since: day(14), source: 'import' },
  createdAt: day(18),
});

/** The contact created from within a form. */
export const nora = contact({ key: 'c-new', name: 'Nora Berg', email: 'nora@berg.example' });

export const contacts: readonly CrmContact[] = [
  elena,
  contact({
    key: 'c-2',
    name: 'Marcus Bell',
    company: 'Bell Property',
    phone: '+44 161 496 0183',
    email: 'marcus@bellproperty.example',
    consentVoiceRecord: { since: day(15), source: 'contact_form' },
    tags: ['VIP'],
    createdAt: day(17),
  }),
  contact({
    key: 'c-3',
    name: 'Sofía Marín',
    company: 'Clínica Marín',
    phone: '+34 910 555 014',
    email: 'sofia@clinicamarin.example',
    consentVoice: true,
    createdAt: day(17),
  }),
  contact({
    key: 'c-4',
    name: 'Ravi Teja',
    company: 'Teja Motors',
    phone: '+91 40 5550 1188',
    email: 'ravi.teja@tejamotors.example',
    createdAt: day(14),
  }),
  contact({
    key: 'c-5',
    name: 'Hannah Köhler',
    company: 'Köhler Optik',
    phone: '+49 30 555 0148',
    email: 'h.koehler@koehleroptik.example',
    createdAt: day(13),
  }),
  contact({
    key: 'c-6',
    name: 'Pedro Duarte',
    email: 'pedro.duarte@mail.example',
    createdAt: day(11),
  }),
  contact({
    key: 'c-7',
    name: 'Giulia Conti',
    company: 'Conti Viaggi',
    phone: '+39 06 555 0170',
    email: 'giulia@contiviaggi.example',
    createdAt: day(10),
  }),
  contact({
    key: 'c-8',
    name: 'Owen Price',
    company: 'Price & Co',
    phone: '+44 29 2018 0155',
    email: 'owen@priceco.example',
    createdAt: day(7),
  }),
];

/** Unexpected values from servers. */
export const oddContacts: readonly CrmContact[] = [
  contact({ key: 'o-1', name: '', email: '' }),
  contact({ key: 'o-2', name: 'Cher', email: 'cher@one.example' }),
  contact({ key: 'o-3', name: 'Long name '.repeat(30).trim(), email: 'long@name.example' }),
  contact({ key: 'o-4', name: 'مريم الحداد', email: 'maryam@rtl.example', company: 'شركة النور' }),
  contact({ key: 'o-5', name: '👩‍🚀 Ada 🚀', email: 'ada@emoji.example' }),
  contact({ key: 'o-6', name: '<b>Bold</b> & "Co"', email: '<img src=x onerror=alert(1)>' }),
];

export function manyContacts(count: number): CrmContact[] {
  const names = ['Anna Schmidt', 'Иван Петров', 'ప్రియ నాయర్', 'राम कुमार', 'José Álvarez', '李小龙'];
  return Array.from({ length: count }, (_, index) =>
    contact({
      key: `m-${index}`,
      name: `${names[index % names.length]} ${index}`,
      email: `person.${index}@many.example`,
      createdAt: new Date(2024, 0, 1 + (index % 300)),
    }),
  );
}
