import type { CrmContact } from '@platform/ui/crm';

const skippers = ['Astrid Lund', 'Bo Kjær', 'Ella Dahl', 'Ivar Holst', 'Nora Skov', 'Oskar Friis'];

/** Skippers with the berths they rent. */
export const contacts: readonly CrmContact[] = skippers.map((name, index) => ({
  key: `skipper-${index}`,
  contactId: `skipper-${index}`,
  name,
  email: `${name.split(' ')[0]?.toLowerCase()}@skipper.example`,
  phone: `+45 20 00 00 0${index}`,
  company: '',
  consentSms: false,
  consentVoice: true,
  notes: '',
  tags: [],
  createdAt: new Date(2026, 10, 1 + index),
}));

/** Name of the berth that a contact rents. */
export const berthOf = ({ key }: CrmContact) => `N${Number(key.split('-')[1]) + 1}`;
