// @vitest-environment jsdom
import type { Contact } from '@platform/api';
import type { ContactValues, CrmContact, InteractionValues, LeadValues } from '@platform/ui';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { useAddInteraction } from '../platform/crm/useAddInteraction.ts';
import { useContactWrites } from '../platform/crm/useContactWrites.ts';
import { useCrmDrafts } from '../platform/crm/useCrmDrafts.ts';
import { mountHook } from '../testing/mountHook.tsx';
import { testConfig } from '../testing/services.ts';
import { signInAdmin } from '../testing/signedIn.tsx';
import { useAddLead } from './useAddLead.ts';

const { crm } = testConfig.services;
const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => {
  server.resetHandlers();
  sessionStorage.clear();
});
afterAll(() => server.close());

const contact: ContactValues = {
  firstName: 'Bo',
  lastName: 'Ek',
  email: 'bo@x.test',
  phone: '',
  company: '',
  jobTitle: '',
  notes: '',
};
const lead: LeadValues = { contactId: 'c1', status: 'New', source: 'Fair', ownerId: '', notes: '' };
const interaction: InteractionValues = {
  contactId: 'c1',
  type: 'call',
  direction: 'in',
  summary: 'Rang',
};
const known = { ...contact, key: 'c1', id: 'c1', tags: [], extra: {} } as unknown as Contact;

/** All forms of the CRM, and the drafts that they keep. */
function mountForms(status: number) {
  const answer = () => HttpResponse.json(status === 200 ? { id: 'new' } : {}, { status });
  server.use(
    http.get('*', () => HttpResponse.json([])),
    http.post(`${crm}/*`, answer),
    http.patch(`${crm}/*`, answer),
  );
  return mountHook(
    () => ({
      drafts: useCrmDrafts(),
      ...useContactWrites([known]),
      addLead: useAddLead(),
      addInteraction: useAddInteraction(),
      addInteractionBeside: useAddInteraction('c1'),
    }),
    signInAdmin(),
  ).now();
}

type Forms = ReturnType<typeof mountForms>;

const FORMS: readonly (readonly [
  what: string,
  keep: (forms: Forms) => void,
  save: (forms: Forms) => Promise<{ status: string }>,
  read: (forms: Forms) => unknown,
])[] = [
  [
    'a new contact',
    ({ drafts }) => drafts.contactDrafts.keep('', contact),
    (forms) => forms.onCreateContact(contact),
    ({ drafts }) => drafts.contactDrafts.read(''),
  ],
  [
    'a changed contact',
    ({ drafts }) => drafts.contactDrafts.keep('c1', contact),
    (forms) => forms.onUpdateContact({ key: 'c1' } as CrmContact, contact),
    ({ drafts }) => drafts.contactDrafts.read('c1'),
  ],
  [
    'a new lead',
    ({ drafts }) => drafts.leadDrafts.keep('', lead),
    (forms) => forms.addLead(lead),
    ({ drafts }) => drafts.leadDrafts.read(''),
  ],
  [
    'an interaction',
    ({ drafts }) => drafts.interactionDrafts.keep('', interaction),
    (forms) => forms.addInteraction(interaction),
    ({ drafts }) => drafts.interactionDrafts.read(''),
  ],
  [
    'an interaction beside its contact',
    ({ drafts }) => drafts.interactionDrafts.keep('c1', interaction),
    (forms) => forms.addInteractionBeside(interaction),
    ({ drafts }) => drafts.interactionDrafts.read('c1'),
  ],
];

it.each(FORMS)('M11 %s leaves no draft once it is saved', async (_what, keep, save, read) => {
  const forms = mountForms(200);
  keep(forms);
  expect((await save(forms)).status).toBe('saved');
  expect(read(forms)).toBeUndefined();
});

it.each(FORMS)(
  'M11 %s stays a draft where it could not be saved',
  async (_what, keep, save, read) => {
    const forms = mountForms(422);
    keep(forms);
    expect((await save(forms)).status).toBe('refused');
    expect(read(forms)).toBeDefined();
  },
);
