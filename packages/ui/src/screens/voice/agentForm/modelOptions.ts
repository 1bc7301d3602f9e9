import type { TextKey, Translate, voiceAgentFormTexts } from '@platform/i18n';

const MODELS = ['swift', 'balanced', 'thorough'] as const;

export function modelOptions(
  t: Translate<TextKey<typeof voiceAgentFormTexts>>,
  currentModel: string,
) {
  const known = MODELS.map((value): { value: string; label: string } => ({
    value,
    label: t(`voiceAgentForm.model.${value}`),
  }));
  const isKnown = currentModel === '' || known.some(({ value }) => value === currentModel);
  return isKnown ? known : [...known, { value: currentModel, label: currentModel }];
}
