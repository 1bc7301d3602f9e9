/** The address of the list. */
export const integrationsPath = '/integrations';
