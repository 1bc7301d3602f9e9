export * from './en/index.ts';
export {
  formatDate,
  formatFullDate,
  formatMachineDate,
  formatNumber,
  formatShortNumber,
} from './format.ts';
export { currentTime, syncClock } from './clock/clock.ts';
export { useNow, useTimeZone, useToday } from './clock/useClock.ts';
export { formatAge } from './formats/age.ts';
export { formatClock } from './formats/timeOfDay.ts';
export { formatMoney, formatShare } from './formats/money.ts';
export type { MoneyOptions } from './formats/money.ts';
export { dayText, readDate } from './formats/readDate.ts';
export type { DateInput } from './formats/readDate.ts';
export { formatMonth } from './formats/month.ts';
export { formatWeekday } from './formats/weekday.ts';
export { defineTexts } from './defineTexts.ts';
export type { AreaLanguages, DefinedTexts } from './defineTexts.ts';
export { FormatsProvider } from './FormatsProvider.tsx';
export type { FormatsProviderProps } from './FormatsProvider.tsx';
export type { Formats } from './formats.ts';
export { useFormats } from './useFormats.ts';
export { useHasLanguage } from './languageContext.ts';
export { LanguageProvider } from './LanguageProvider.tsx';
export type { LanguageProviderProps } from './LanguageProvider.tsx';
export { preloadTexts, withTexts } from './languageTexts.ts';
export { LANGUAGES, dateLocaleOf, isLanguage } from './languages.ts';
export type { AnyLanguage, Language, LanguageOption, PseudoLanguage } from './languages.ts';
export { MessagesProvider } from './MessagesProvider.tsx';
export type { MessagesProviderProps } from './MessagesProvider.tsx';
export type { EnglishArea } from './areas.ts';
export type {
  Dictionary,
  LoadTexts,
  Messages,
  PartialTexts,
  PluralText,
  TextArea,
  TextAt,
  TextGroup,
  TextKey,
  TextParams,
  TextPath,
  TextPlaceholder,
  Translate,
  Translated,
} from './types.ts';
export { useComponentLanguage, useComponentTexts } from './useComponentTexts.ts';
export { useLanguage } from './useLanguage.ts';
export type { LanguageState } from './useLanguage.ts';
export { useTranslation } from './useTranslation.ts';
