import { ofProduct } from '../productAreas.ts';

/** Names of roles, their permissions, and pending role requests. */
export const rolesTexts = ofProduct({
  area: 'roles',
  texts: {
    name: {
      admin: 'Admin',
      editor: 'Editor',
      viewer: 'Viewer',
    },
    permission: {
      manageTenant: 'Manage the organization',
      inviteUsers: 'Invite people',
      manageUsers: 'Manage people',
      viewUsers: 'See people',
      assignRoles: 'Assign roles',
      manageRoles: 'Manage roles',
      viewContent: 'See content',
    },
    request: {
      offer: '{{role}} at {{tenant}}',
      offerUnnamed: '{{role}} at another organization',
      askedBy: 'Asked by {{name}}',
      asked: 'Asked',
      accept: 'Accept',
      reject: 'Reject',
      acceptTitle: 'Accept this role?',
      rejectTitle: 'Reject this role?',
      rejectText: '{{offer}}: this ends the offer. They would have to send it again.',
      gains: 'You will be able to',
      gainsNothing: 'This role grants no permissions by itself.',
      accepted: 'Role accepted',
      rejected: 'Role rejected',
      failed: 'Failed to answer the role request',
      answered: 'This role request was answered before.',
    },
  },
} as const);
