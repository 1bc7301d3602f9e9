import type { billingTexts } from './en/billing.ts';
import type { commonTexts } from './en/common.ts';
import type { controlsTexts } from './en/controls.ts';
import type { crmImportTexts } from './en/crmImport.ts';
import type { crmTexts } from './en/crm.ts';
import type { dashboardTexts } from './en/dashboard.ts';
import type { errorsTexts } from './en/errors.ts';
import type { integrationsTexts } from './en/integrations.ts';
import type { sessionTexts } from './en/session.ts';
import type { settingsTexts } from './en/settings.ts';
import type { shellTexts } from './en/shell.ts';
import type { teamTexts } from './en/team.ts';

/** The English areas whose texts need no naming in `useTranslation`. */
export type CommonArea = typeof commonTexts;

/** Every area of English, the source of all keys. A new area is added here and in the languages. */
export type EnglishArea =
  | CommonArea
  | typeof billingTexts
  | typeof controlsTexts
  | typeof crmImportTexts
  | typeof crmTexts
  | typeof dashboardTexts
  | typeof errorsTexts
  | typeof integrationsTexts
  | typeof sessionTexts
  | typeof settingsTexts
  | typeof shellTexts
  | typeof teamTexts;
