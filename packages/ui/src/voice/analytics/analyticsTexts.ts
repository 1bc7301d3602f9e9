import type {
  commonTexts,
  TextKey,
  Translate,
  voiceAnalyticsTexts,
  voiceCallsTexts,
} from '@platform/i18n';

/** Writes the texts of the figures, those of calls and those of every screen. */
export type AnalyticsTexts = Translate<
  TextKey<typeof commonTexts | typeof voiceAnalyticsTexts | typeof voiceCallsTexts>
>;
