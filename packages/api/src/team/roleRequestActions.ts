import { changeOf, defineAction } from '../resource.ts';
import { members, roleContext } from './resources.ts';
import { acceptRoleRequest, rejectRoleRequest } from './roleRequestEndpoints.ts';
import { roleRequests } from './roleRequestResources.ts';

/** Says yes or no to an offered role, once. A yes changes what the person may do. */
export const answerRoleRequest = defineAction({
  send: ({ http }, { id, isAccepted }: { key: string; id: string; isAccepted: boolean }) =>
    isAccepted ? acceptRoleRequest(http, id) : rejectRoleRequest(http, id),
  target: ({ key }) => key,
  optimistic: ({ key }) => [
    changeOf(roleRequests, (rows) => rows.filter((row) => row.key !== key)),
  ],
  invalidates: [roleRequests, roleContext, members],
});
