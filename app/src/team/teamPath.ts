/** The address of the team. */
export const teamPath = '/settings/teams';
