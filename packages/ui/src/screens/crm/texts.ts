import type { commonTexts, crmTexts, TextKey, Translate } from '@platform/i18n';

export type CrmTexts = Translate<TextKey<typeof commonTexts | typeof crmTexts>>;
