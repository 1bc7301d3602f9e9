/** The load that holds every knowledge base of most tenants. */
export const ALL_BASES = { limit: 1000 } as const;
