import { useTranslation, voiceAgentFormTexts } from '@platform/i18n';
import { FormRadioGroup } from '../../../patterns/FormDialog/FormRadioGroup.tsx';
import { useFormField } from '../../../patterns/FormDialog/useFormField.ts';
import { RemoteContent } from '../../../patterns/RemoteContent/RemoteContent.tsx';
import { EmptyText } from './AgentForm.styles.ts';
import { Voices } from './VoiceChoice.styles.ts';
import type { AgentChoices, AgentFieldForm, VoiceItem } from './agentFormTypes.ts';
import { useVoiceSample } from './useVoiceSample.ts';
import { VoiceCard } from './VoiceCard.tsx';

export interface VoiceChoiceProps {
  form: AgentFieldForm;
  voices: AgentChoices['voices'];
}

export function VoiceChoice({ form, voices }: VoiceChoiceProps) {
  const t = useTranslation(voiceAgentFormTexts);
  const { field } = useFormField(form, 'voiceId');
  const sample = useVoiceSample();
  return (
    <RemoteContent source={voices} loadingText={t('voiceAgentForm.voice.loading')}>
      {(items) => {
        const shown = withMissingVoice(items, field.value, t('voiceAgentForm.list.gone'));
        return (
          <FormRadioGroup
            form={form}
            name="voiceId"
            label={t('voiceAgentForm.section.voice')}
            isLabelHidden
          >
            {shown.length === 0 ? <EmptyText>{t('voiceAgentForm.voice.none')}</EmptyText> : null}
            <Voices>
              {shown.map((voice) => (
                <VoiceCard
                  key={voice.id}
                  voice={voice}
                  isUnavailable={items.every(({ id }) => id !== voice.id)}
                  isChosen={voice.id === field.value}
                  isPlaying={sample.playingId === voice.id}
                  isFailed={sample.failedId === voice.id}
                  onPlay={(url) => sample.play(voice.id, url)}
                  onStop={sample.stop}
                />
              ))}
            </Voices>
          </FormRadioGroup>
        );
      }}
    </RemoteContent>
  );
}

function withMissingVoice(
  voices: readonly VoiceItem[],
  chosen: string,
  missingText: string,
): readonly VoiceItem[] {
  if (chosen === '' || voices.some(({ id }) => id === chosen)) return voices;
  return [{ id: chosen, name: chosen, description: missingText, sampleUrl: null }, ...voices];
}
