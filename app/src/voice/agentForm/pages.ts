export * as create from './CreateAgentPage.tsx';
export * as edit from './EditAgentPage.tsx';
