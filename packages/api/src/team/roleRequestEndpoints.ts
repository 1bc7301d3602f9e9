import type { Http } from '../http/http.ts';
import { parse } from '../http/parse.ts';
import { joinCalls } from './joinCalls.ts';
import { roleRequestsSchema } from './roleRequestSchema.ts';
import type { RoleRequest } from './roleRequestSchema.ts';

/** `GET /v1/role-request/`. */
export async function listRoleRequests(http: Http, signal?: AbortSignal): Promise<RoleRequest[]> {
  return parse(roleRequestsSchema, await http.send(joinCalls.roleRequests, { signal }));
}

/** `POST /v1/role-request/{id}/accept`. */
export async function acceptRoleRequest(http: Http, id: string): Promise<void> {
  await http.send(joinCalls.acceptRoleRequest, { params: { id }, json: {} });
}

/** `POST /v1/role-request/{id}/reject`. */
export async function rejectRoleRequest(http: Http, id: string): Promise<void> {
  await http.send(joinCalls.rejectRoleRequest, { params: { id }, json: {} });
}
