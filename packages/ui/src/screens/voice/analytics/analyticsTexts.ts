import type {
  commonTexts,
  figuresTexts,
  TextKey,
  Translate,
  voiceAnalyticsTexts,
  voiceCallsTexts,
} from '@platform/i18n';

/** Translates the texts of analytics, calls and every screen. */
export type AnalyticsTexts = Translate<
  TextKey<
    typeof commonTexts | typeof figuresTexts | typeof voiceAnalyticsTexts | typeof voiceCallsTexts
  >
>;
