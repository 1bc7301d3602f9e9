import type {
  commonTexts,
  figuresTexts,
  TextKey,
  Translate,
  voiceAnalyticsTexts,
  voiceCallsTexts,
} from '@platform/i18n';

/** Writes the texts of the figures, those of calls and those of every screen. */
export type AnalyticsTexts = Translate<
  TextKey<
    typeof commonTexts | typeof figuresTexts | typeof voiceAnalyticsTexts | typeof voiceCallsTexts
  >
>;
