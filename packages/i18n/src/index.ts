export * from './en/index.ts';
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
