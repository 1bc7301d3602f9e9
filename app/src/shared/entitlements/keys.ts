/** Key of the plan's entitlements, which billing and the team both show. */
export const entitlementsKeys = {
  own: (userId: string) => ['billing', 'entitlements', { userId }] as const,
};
