import type { DashboardScreenProps } from '@platform/ui/dashboard';
import { refusedReads } from '../../.storybook/roles.ts';
import type { ArgsForPerson } from '../../.storybook/roles.ts';

const words = "Permission 'content.view' required";

const reads = refusedReads<DashboardScreenProps>({ agents: words, overview: words });

/** Everybody is welcomed by name. */
export const dashboardSeenBy: ArgsForPerson<DashboardScreenProps> = (person, args) => ({
  ...reads(person, args),
  firstName: person.firstName,
});
