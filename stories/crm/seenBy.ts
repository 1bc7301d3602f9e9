import type {
  ContactPanelProps,
  CrmOverviewScreenProps,
  InteractionsScreenProps,
  LeadsScreenProps,
} from '@platform/ui';
import { refusedReads } from '../../.storybook/roles.ts';

const contacts = 'Contacts could not be loaded.';

/** Every list of the CRM that a screen takes, and what the app says where it is refused. */
export const crmSeenBy = refusedReads<
  ContactPanelProps & CrmOverviewScreenProps & InteractionsScreenProps & LeadsScreenProps
>({
  contact: contacts,
  contacts,
  recentContacts: contacts,
  formContacts: contacts,
  leads: 'Leads could not be loaded.',
  interactions: 'Interactions could not be loaded.',
});
