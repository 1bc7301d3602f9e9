import type {
  commonTexts,
  figuresTexts,
  TextKey,
  Translate,
  voiceAnalyticsTexts,
  voiceCallsTexts,
} from '@platform/i18n';

export type AnalyticsTexts = Translate<
  TextKey<
    typeof commonTexts | typeof figuresTexts | typeof voiceAnalyticsTexts | typeof voiceCallsTexts
  >
>;
