import type { AssignableRole, InviteRole } from '@platform/domain';
import type { teamTexts, TextKey, Translate } from '@platform/i18n';

/** A role that members of a team can have: `Name` in the records, `InviteName` in invitations. */
export interface TeamRoleChoice<Name extends string = string, InviteName extends string = string> {
  /** Value of the record. */
  value: Name;
  /** Display name in the user's language. */
  label: string;
  /** Short description of its permissions. */
  description?: string | undefined;
  /** Value in an invitation. */
  inviteValue: InviteName;
}

const PRODUCT_ROLES: readonly Omit<TeamRoleChoice<AssignableRole, InviteRole>, 'label'>[] = [
  { value: 'TenantAdmin', inviteValue: 'admin' },
  { value: 'Editor', inviteValue: 'editor' },
  { value: 'Viewer', inviteValue: 'viewer' },
];

export type TeamTexts = Translate<TextKey<typeof teamTexts>>;

const productRoles = (t: TeamTexts): readonly TeamRoleChoice[] =>
  PRODUCT_ROLES.map((role) => ({ ...role, label: t(`team.role.${role.inviteValue}`) }));

/** The role that a row shows; a role of end users reads like one of viewers. */
export const shownRole = (role: string): string => (role === 'EndUser' ? 'Viewer' : role);

/** Roles of the team, with what people see of each. */
export interface TeamRoles {
  choices: readonly TeamRoleChoice[];
  /** Choices with the values of invitations. */
  invitable: readonly TeamRoleChoice[];
  /** Name of a role; an unknown one as it was sent. */
  textOf: (role: string) => string;
}

/** Returns the roles of the product, or those of an embedder. */
export function teamRoles(t: TeamTexts, own?: readonly TeamRoleChoice[]): TeamRoles {
  const choices = own ?? productRoles(t);
  const labels = new Map(choices.map(({ value, label }) => [value, label]));
  return {
    choices,
    invitable: choices.map((role) => ({ ...role, value: role.inviteValue })),
    textOf: (role) => labels.get(shownRole(role)) ?? role,
  };
}
