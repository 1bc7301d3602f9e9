import type { DashboardScreenProps } from '@platform/ui/dashboard';
import { refusedReads } from '../../.storybook/roles.ts';
import type { ArgsForPerson } from '../../.storybook/roles.ts';

const words = "Permission 'content.view' required";

const reads = refusedReads<DashboardScreenProps>({ agents: words, overview: words });

/** Each person is greeted by name. */
export const dashboardRoleArgs: ArgsForPerson<DashboardScreenProps> = (person, args) => ({
  ...reads(person, args),
  firstName: person.firstName,
});
