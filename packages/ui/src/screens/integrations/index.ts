export { IntegrationReturnScreen } from './IntegrationReturnScreen.tsx';
export { IntegrationsScreen } from './IntegrationsScreen.tsx';
export type {
  IntegrationActions,
  IntegrationFilter,
  IntegrationReturnScreenProps,
  IntegrationsScreenProps,
  IntegrationWork,
  RequiredScopesProps,
  ReturnProgress,
  TestOutcome,
} from './types.ts';
