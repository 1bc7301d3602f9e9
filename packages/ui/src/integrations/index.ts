export { IntegrationReturnScreen } from './IntegrationReturnScreen.tsx';
export { IntegrationsScreen } from './IntegrationsScreen.tsx';
export type {
  Integration,
  IntegrationActions,
  IntegrationFilter,
  IntegrationReturnScreenProps,
  IntegrationsScreenProps,
  IntegrationStatus,
  IntegrationWork,
  RequiredScopesProps,
  ReturnProgress,
  TestOutcome,
} from './types.ts';
