/** Both pages of the form, in one chunk. */
export * as create from './CreateAgentPage.tsx';
export * as edit from './EditAgentPage.tsx';
