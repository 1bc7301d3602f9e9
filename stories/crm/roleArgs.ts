import type {
  ContactPanelProps,
  CrmOverviewScreenProps,
  InteractionsScreenProps,
  LeadsScreenProps,
} from '@platform/ui/crm';
import { refusedReads } from '../../.storybook/roles.ts';

const contacts = 'Contacts could not be loaded.';

/** Error messages of the CRM lists for a role without access. */
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
