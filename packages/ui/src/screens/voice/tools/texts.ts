import type { TextKey, Translate, commonTexts, voiceToolsTexts } from '@platform/i18n';
import type { SchemaFault } from './parameters/schemaFault.ts';
import type { MissingField } from './toolValues.ts';

export type ToolTexts = Translate<TextKey<typeof voiceToolsTexts | typeof commonTexts>>;

export function faultText(t: ToolTexts, { kind, path, line = 1, column = 1 }: SchemaFault): string {
  if (kind === 'json') {
    return t('voiceTools.fault.json', { line: String(line), column: String(column) });
  }
  const fault = t(`voiceTools.fault.${kind}`);
  return path === '' ? fault : t('voiceTools.fault.at', { path, fault });
}

export const missingText = (t: ToolTexts, missing: readonly MissingField[]): string =>
  missing
    .map((one) =>
      one.field === 'header'
        ? t('voiceTools.missing.header', { name: one.name })
        : t(`voiceTools.missing.${one.field}`),
    )
    .join(', ');
