/** Keys of the integrations' data; the person it was read for is in the key. */
export const integrationKeys = {
  list: (userId: string) => ['integrations', 'list', { userId }] as const,
};
