/** Keys of the figures on the settings' index; the person they were read for is in the key. */
export const settingsKeys = {
  people: (userId: string) => ['settings', 'people', { userId }] as const,
  connections: (userId: string) => ['settings', 'connections', { userId }] as const,
};
