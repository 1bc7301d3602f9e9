import type { commonTexts, crmTexts, TextKey, Translate } from '@platform/i18n';

/** Writes the texts of the CRM, and those of every screen. */
export type CrmTexts = Translate<TextKey<typeof commonTexts | typeof crmTexts>>;
