import type { TextKey, Translate, voiceAgentFormTexts } from '@platform/i18n';

const MODELS = ['swift', 'balanced', 'thorough'] as const;

export function modelOptions(t: Translate<TextKey<typeof voiceAgentFormTexts>>, own: string) {
  const known = MODELS.map((value): { value: string; label: string } => ({
    value,
    label: t(`voiceAgentForm.model.${value}`),
  }));
  const isKnown = own === '' || known.some(({ value }) => value === own);
  return isKnown ? known : [...known, { value: own, label: own }];
}
