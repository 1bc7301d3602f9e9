export { clearDrafts, readDraft, writeDraft } from './drafts.ts';
export type { Draft } from './drafts.ts';
export { DRAFT_FORMS } from './draftForms.ts';
export type { DraftForm, DraftKey, KeptForm } from './draftForms.ts';
export { discardDrafts, draftName, hasDrafts, listDrafts } from './listDrafts.ts';
export type { ListedDraft } from './listDrafts.ts';
export { applyEdits, settleEdit } from './edits.ts';
export type { Edit } from './edits.ts';
export { csvText } from './export/csvText.ts';
export type { CsvSheet } from './export/csvText.ts';
export { figureSheet } from './export/figureSheet.ts';
export type { FigureRow } from './export/figureSheet.ts';
export { interactionFigures, leadFigures } from './dashboard/crmFigures.ts';
export type { Load } from './dashboard/crmFigures.ts';
export { countPerDay } from './days/countPerDay.ts';
export { dayAfter, daysOf, midnight, spanBefore, spanOf } from './days/dayRange.ts';
export type { DayRange, DaySpan, RangeChoice } from './days/dayRange.ts';
export { readTab, readTabJson, writeTab } from './tabStorage.ts';

export { createCheckoutStarter } from './billing/checkout.ts';
export type { CheckoutOptions, CheckoutStarter } from './billing/checkout.ts';
export { invoiceSheet } from './billing/invoiceSheet.ts';
export type { InvoiceSheetTexts } from './billing/invoiceSheet.ts';
export { confirmCheckout, dismissCheckout, readCheckoutReturn } from './billing/checkoutReturn.ts';

export { createConnector } from './integrations/connector.ts';
export { afterFailureMs, beforeRefreshMs, beforeReloadMs } from './integrations/delays.ts';
export { finishReturn, openListAfterFailure } from './integrations/finishReturn.ts';
export { openReturn } from './integrations/openReturn.ts';
export type { FailedReturn } from './integrations/readReturn.ts';

export { callContactFinder } from './crm/callContacts.ts';
export type { CallContactFinder } from './crm/callContacts.ts';
export { contactSheet, interactionSheet, leadSheet } from './crm/export/sheets.ts';
export type {
  ContactSheetTexts,
  FindContact,
  InteractionSheetTexts,
  LeadSheetTexts,
} from './crm/export/sheets.ts';
export { createAutosave } from './content/autosave.ts';
export type { Autosave, AutosaveState, SaveOutcome } from './content/autosave.ts';

export { downloadName } from './export/downloadName.ts';
export { createContactImport } from './crm/import/contactImport.ts';
export type { ContactImport, ImportRows } from './crm/import/contactImportTypes.ts';
export { skippedRowsSheet, reportSheet } from './crm/import/importSheets.ts';
export type { ImportSheetTexts } from './crm/import/importSheets.ts';
export type { ImportState } from './crm/import/types.ts';
export { loadKnownEmails } from './crm/import/knownEmails.ts';
export { importLimits } from './crm/import/limits.ts';
export { sendContact } from './crm/import/sendContact.ts';

export { createOutgoing } from './inbox/outgoing.ts';
export type { Outgoing, OutgoingMessage, OutgoingOwner, SendOutcome } from './inbox/outgoing.ts';

export { addCheck, compareAnswers, readChecks } from './knowledge/checks.ts';
export type { Check, CheckAnswer } from './knowledge/checks.ts';
export { createUploads } from './knowledge/uploads.ts';
export type {
  Duplicate,
  LoadedNamed,
  NamedDocument,
  Upload,
  UploadProblem,
  Uploads,
  UploadStatus,
} from './knowledge/uploadTypes.ts';

export { addCase, readCases, variablesIn } from './voice/callCases.ts';
export type { CallCase } from './voice/callCases.ts';
export { callSheet } from './voice/callSheet.ts';
export type { CallSheetTexts } from './voice/callSheet.ts';
export { memberSheet } from './team/memberSheet.ts';
export type { MemberSheetTexts } from './team/memberSheet.ts';

export { browserFamily } from './voice/audio/browserFamily.ts';
export { listDevices, watchDevices } from './voice/audio/devices.ts';
export type { AudioDevices } from './voice/audio/devices.ts';
export { openMicrophone } from './voice/audio/openMicrophone.ts';
export { openPlayer } from './voice/audio/openPlayer.ts';
export { knownProblem } from './voice/audio/permission.ts';
export type { CountedCall } from './voice/callStatistics.ts';
export { callStatistics } from './voice/callStatistics.ts';
export { missingForOnline, numbersUnansweredWithout } from './voice/preflight.ts';
export type { Missing, PreflightAgent, PreflightFacts, NumberRouting } from './voice/preflight.ts';
export { prepareSave } from './voice/saveAgent.ts';
export type { SettingConflict, AcceptedSettings } from './voice/saveAgent.ts';
export { readPicture } from './profile/readPicture.ts';
export type { PictureProblem, ReadPicture } from './profile/readPicture.ts';
export { supportReport } from './profile/supportReport.ts';
export type { SupportFacts } from './profile/supportReport.ts';
export { createTestCall } from './voice/testCall.ts';
export type { TestCall } from './voice/testCallTypes.ts';

export { createGeneration } from './content/generation.ts';
export { generationDrafts } from './content/generationDrafts.ts';
export type {
  Generation,
  GenerationEndReason,
  GenerationState,
  GenerationVariant,
} from './content/generationTypes.ts';
