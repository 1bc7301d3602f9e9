import type { TextKey, Translate, commonTexts, voiceTexts } from '@platform/i18n';

type Translated = Translate<TextKey<typeof voiceTexts | typeof commonTexts>>;

/** What agents do, in the order in which it is offered. */
export const AGENT_TYPES = ['inbound', 'outbound', 'web'] as const;

const isKnown = (type: string): type is (typeof AGENT_TYPES)[number] =>
  AGENT_TYPES.some((known) => known === type);

/** The name of a type of agents; one that is not known as the server wrote it. */
export function agentTypeText(t: Translated, type: string): string {
  const known = type.toLowerCase();
  if (isKnown(known)) return t(`voice.type.${known}`);
  return type || t('common.notAvailable');
}

/** The types as options of a choice. */
export const agentTypeOptions = (t: Translated) =>
  AGENT_TYPES.map((value) => ({ value, label: t(`voice.type.${value}`) }));
