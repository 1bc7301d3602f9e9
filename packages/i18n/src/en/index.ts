/* Generated from the files of this folder by generateIndexes.mjs. Do not edit. */
export { billingTexts } from './billing.ts';
export { commonTexts } from './common.ts';
export { controlsTexts } from './controls.ts';
export { crmTexts } from './crm.ts';
export { crmImportTexts } from './crmImport.ts';
export { dashboardTexts } from './dashboard.ts';
export { errorsTexts } from './errors.ts';
export { integrationsTexts } from './integrations.ts';
export { paletteTexts } from './palette.ts';
export { sessionTexts } from './session.ts';
export { settingsTexts } from './settings.ts';
export { shellTexts } from './shell.ts';
export { teamTexts } from './team.ts';
export { voiceTexts } from './voice.ts';
export { voiceCallTexts } from './voiceCall.ts';
