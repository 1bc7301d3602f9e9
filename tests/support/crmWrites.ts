import type { CrmPage } from './crmPage.ts';

/** One write of the CRM's dialogs: where it is made, how, and what it says in the end. */
export interface CrmWrite {
  /** What it is called in a test's title. */
  name: string;
  list: 'contacts' | 'leads' | 'interactions';
  method: 'POST' | 'PATCH';
  /** Path of the call, as a fault takes it. */
  path: string;
  /** What the ledger calls it. */
  action: string;
  /** Opens the dialog and fills it. `text` ends up where the list shows it. */
  prepare: (crm: CrmPage, text: string) => Promise<void>;
  /** The field that holds `text`. */
  field: string;
  /** The name of the button that sends it. */
  submit: string;
  /** Its failure without words of the server (spec 8). */
  failure: string;
  success: string;
}

/** The five writes of spec 2.10. */
export const crmWrites: readonly CrmWrite[] = [
  {
    name: 'new contact',
    list: 'contacts',
    method: 'POST',
    path: '/v1/contacts/',
    action: 'contact.created',
    async prepare(crm, text) {
      await crm.add('Contact');
      await crm.enter({ 'First Name': text, Email: 'new@customer.example' });
    },
    field: 'First Name',
    submit: 'Add Contact',
    failure: 'Failed to create contact',
    success: 'Contact created successfully',
  },
  {
    name: 'changed contact',
    list: 'contacts',
    method: 'PATCH',
    path: '/v1/contacts/*',
    action: 'contact.updated',
    async prepare(crm, text) {
      await crm.row('en.1@').getByRole('button', { name: 'Edit' }).click();
      await crm.enter({ 'Last Name': text });
    },
    field: 'Last Name',
    submit: 'Save Changes',
    failure: 'Failed to update contact',
    success: 'Contact updated successfully',
  },
  {
    name: 'new lead',
    list: 'leads',
    method: 'POST',
    path: '/v1/leads/',
    action: 'lead.created',
    async prepare(crm, text) {
      await crm.add('Lead');
      await crm.chooseContact('en.1@');
      await crm.enter({ Source: text });
    },
    field: 'Source',
    submit: 'Add Lead',
    failure: 'Failed to create lead',
    success: 'Lead created successfully',
  },
  {
    name: 'changed lead',
    list: 'leads',
    method: 'PATCH',
    path: '/v1/leads/*',
    action: 'lead.updated',
    async prepare(crm, text) {
      await crm.row('en.1@').first().getByRole('button', { name: 'Edit Lead' }).click();
      await crm.enter({ Notes: text });
    },
    field: 'Notes',
    submit: 'Save Changes',
    failure: 'Failed to update lead',
    success: 'Lead updated successfully',
  },
  {
    name: 'new interaction',
    list: 'interactions',
    method: 'POST',
    path: '/v1/interactions/',
    action: 'interaction.created',
    async prepare(crm, text) {
      await crm.add('Interaction');
      await crm.chooseContact('en.1@');
      await crm.enter({ Summary: text });
    },
    field: 'Summary',
    submit: 'Add Interaction',
    failure: 'Failed to create interaction: Unknown error',
    success: 'Interaction created successfully',
  },
];
