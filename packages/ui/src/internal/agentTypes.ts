import type { TextKey, Translate, commonTexts, voiceTexts } from '@platform/i18n';

type Translated = Translate<TextKey<typeof voiceTexts | typeof commonTexts>>;

/** Types of agents, in display order. */
export const AGENT_TYPES = ['inbound', 'outbound', 'web'] as const;

const isKnown = (type: string): type is (typeof AGENT_TYPES)[number] =>
  AGENT_TYPES.some((known) => known === type);

/** Name of an agent type; an unknown one as sent by the server. */
export function agentTypeText(t: Translated, type: string): string {
  const known = type.toLowerCase();
  if (isKnown(known)) return t(`voice.type.${known}`);
  return type || t('common.notAvailable');
}

export const agentTypeOptions = (t: Translated) =>
  AGENT_TYPES.map((value) => ({ value, label: t(`voice.type.${value}`) }));
