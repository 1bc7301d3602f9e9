/** The load that holds everything of most tenants; pages that share it share its copy. */
export const WHOLE_LIST = { limit: 1000 } as const;
