import type {
  ContactPanelProps,
  CrmOverviewScreenProps,
  InteractionsScreenProps,
  LeadsScreenProps,
} from '@platform/ui/crm';
import { refusedReads } from '../../.storybook/roles.ts';

const contacts = 'Contacts could not be loaded.';

/** Every list of the CRM, and the message of its refusal. */
export const crmRoleArgs = refusedReads<
  ContactPanelProps & CrmOverviewScreenProps & InteractionsScreenProps & LeadsScreenProps
>({
  contact: contacts,
  contacts,
  recentContacts: contacts,
  formContacts: contacts,
  leads: 'Leads could not be loaded.',
  interactions: 'Interactions could not be loaded.',
});
