import { defineResource } from '../resource.ts';
import { listRoleRequests } from './roleRequestEndpoints.ts';

/** The roles that are offered to the person signed in and wait for their answer. */
export const roleRequests = defineResource({
  name: 'team.roleRequests',
  load: ({ http }, _params, signal) => listRoleRequests(http, signal),
  isFeature: true,
});
