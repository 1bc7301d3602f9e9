/** Keys of the team's data; the person it was read for is in the key. */
export const teamKeys = {
  list: (userId: string) => ['auth', 'team', { userId }] as const,
};
