/** The addresses of the two pages. */
export const profilePaths = { account: '/account', profile: '/profile' } as const;
