/** Keys of the dashboard's data; the person they were read for is in the key. */
export const dashboardKeys = {
  agents: (userId: string) => ['voice', 'dashboardAgents', { userId }] as const,
  overview: (userId: string) => ['voice', 'overview', { userId }] as const,
};
