export { billingTexts } from './en/billing.ts';
export { commonTexts } from './en/common.ts';
export { controlsTexts } from './en/controls.ts';
export { crmImportTexts } from './en/crmImport.ts';
export { crmTexts } from './en/crm.ts';
export { dashboardTexts } from './en/dashboard.ts';
export { errorsTexts } from './en/errors.ts';
export { integrationsTexts } from './en/integrations.ts';
export { sessionTexts } from './en/session.ts';
export { settingsTexts } from './en/settings.ts';
export { shellTexts } from './en/shell.ts';
export { teamTexts } from './en/team.ts';
export {
  formatDate,
  formatFullDate,
  formatMachineDate,
  formatNumber,
  formatShortNumber,
} from './format.ts';
export type { DateInput } from './format.ts';
export { formatMoney, formatShare } from './formats/money.ts';
export type { MoneyOptions } from './formats/money.ts';
export { formatMonth } from './formats/month.ts';
export { formatWeekday } from './formats/weekday.ts';
export { LanguageProvider } from './LanguageProvider.tsx';
export type { LanguageProviderProps } from './LanguageProvider.tsx';
export { LANGUAGES, isLanguage } from './languages.ts';
export type { Language, PseudoLanguage } from './languages.ts';
export type { AnyLanguage } from './translator.ts';
export type { TextArea, TextKey, TextParams, Translate } from './types.ts';
export { useLanguage } from './useLanguage.ts';
export type { LanguageState } from './useLanguage.ts';
export { useTranslation } from './useTranslation.ts';
