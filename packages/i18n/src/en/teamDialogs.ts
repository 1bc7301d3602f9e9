import { ofProduct } from '../productAreas.ts';

/** Texts of the team's forms: inviting and removing a member. */
export const teamDialogsTexts = ofProduct({
  area: 'teamDialogs',
  texts: {
    invite: {
      title: 'Invite User',
      email: 'Email Address',
      emailPlaceholder: 'Enter Email Address',
      role: 'Role',
      rolePlaceholder: 'Select role',
      cancel: 'Cancel',
      submit: 'Invite',
      pending: 'Inviting...',
      draft: 'Your unsent invitation was kept.',
      roleRequired: 'Role is required',
      duplicate: 'This email is already invited or a team member',
    },
    confirm: {
      title: 'Are you sure you want to continue?',
      text: "This action will permanently remove the user's access.",
      cancel: 'Cancel',
      submit: 'Remove',
      pending: 'Removing…',
    },
  },
} as const);
