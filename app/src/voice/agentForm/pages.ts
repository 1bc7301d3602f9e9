/** The two pages of one form, which load together. */
export * as create from './CreateAgentPage.tsx';
export * as edit from './EditAgentPage.tsx';
