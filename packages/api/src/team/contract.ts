export { inviteLinkQuery, readInviteLink } from './inviteLink.ts';
export * from './invites.contract.ts';
export { invitesSchema } from './invites.ts';
export * from './members.contract.ts';
export { membersSchema } from './members.ts';
export * from './roleContext.contract.ts';
export { contextSchema } from './roleContext.ts';
export * from './roleRequests.contract.ts';
export { roleRequestsSchema } from './roleRequests.ts';
