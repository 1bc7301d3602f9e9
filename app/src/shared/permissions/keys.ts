/** Key of the role context; the person it was read for is in the key. */
export const contextKeys = {
  own: (userId: string) => ['auth', 'context', { userId }] as const,
};
