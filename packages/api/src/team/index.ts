export { inviteLinkQuery, readInviteLink } from './inviteLink.ts';
export {
  cancelInvite,
  cancelPendingInvite,
  invite,
  inviteUser,
  listPendingInvites,
  pendingInvites,
  resendInvite,
} from './invites.ts';
export {
  changeMemberRole,
  changeRole,
  listMembers,
  members,
  removeMember,
  removeTeamMember,
} from './members.ts';
export { getRoleContext, roleContext } from './roleContext.ts';
export type { RoleContext } from './roleContext.ts';
export {
  acceptRoleRequest,
  answerRoleRequest,
  listRoleRequests,
  rejectRoleRequest,
  roleRequests,
} from './roleRequests.ts';
