import { lazyPart } from '../internal/lazyPart.ts';

/** The role select with its listbox: not needed before a row is edited. */
export const roleSelect = lazyPart(async () => (await import('./RoleSelect.tsx')).RoleSelect);

/** The confirmation of a removal. */
export const removeDialog = lazyPart(async () => (await import('./RemoveDialog.tsx')).RemoveDialog);

/** The invite dialog with its form library. */
export const inviteDialog = lazyPart(async () => (await import('./InviteDialog.tsx')).InviteDialog);

/** What stands for an empty list, with its art. */
export const noMembers = lazyPart(async () => (await import('./NoMembers.tsx')).NoMembers);
