export { CallFollowUp } from './followUp/CallFollowUp.tsx';
export type { CallFollowUpProps } from './followUp/CallFollowUp.tsx';
export { ContactHistory } from './panel/ContactHistory.tsx';
export type { ContactHistoryProps } from './panel/ContactHistory.tsx';
export { ImportDialog } from './import/ImportDialog.tsx';
export type { ImportDialogProps } from './import/ImportDialog.tsx';
export type {
  ImportActions,
  ImportColumn,
  ImportCounts,
  ImportFailure,
  ImportFileStep,
  ImportLimits,
  ImportMatchStep,
  ImportPause,
  ImportPreview,
  ImportPreviewRow,
  ImportProblem,
  ImportReportRow,
  ImportReportStep,
  ImportResult,
  ImportRunStep,
  ImportSeparator,
  ImportState,
  ImportTarget,
} from './import/importTypes.ts';
export type { ConsentAnswer } from './consent.ts';
export type { InteractionRow, LeadRow } from './crmRows.ts';
export { ContactsScreen } from './ContactsScreen.tsx';
export { CrmOverviewScreen } from './CrmOverviewScreen.tsx';
export { InteractionsScreen } from './InteractionsScreen.tsx';
export { LeadsScreen } from './LeadsScreen.tsx';
export { LeadStatusesProvider } from './LeadStatusesProvider.tsx';
export type { LeadStatusesProviderProps } from './LeadStatusesProvider.tsx';
export type { LeadStatusChoice } from './leadStatuses.ts';
export { ContactPanel } from './ContactPanel.tsx';
export type { ContactPanelActions, ContactPanelProps, ContactPanelState } from './panelTypes.ts';
export type {
  ContactFilters,
  ContactsActions,
  ContactsChange,
  ContactsScreenProps,
  ContactsState,
  CrmListActions,
  CrmListState,
  CrmOverviewScreenProps,
  CrmPageProps,
  InteractionsActions,
  InteractionsScreenProps,
  InteractionsState,
  LeadsActions,
  LeadsScreenProps,
  LeadsState,
  PickMatching,
} from './screenTypes.ts';
export type {
  ContactDraft,
  ContactOutcome,
  ContactValues,
  CrmContact,
  CrmInteraction,
  CrmLead,
  CrmList,
  CrmPaths,
  CrmTotal,
  InteractionValues,
  LeadValues,
} from './types.ts';
