import { useTranslation, voiceAgentFormTexts } from '@platform/i18n';
import { useId } from 'react';
import { useFormField } from '../../../patterns/FormDialog/useFormField.ts';
import { RemoteContent } from '../../../patterns/RemoteContent/RemoteContent.tsx';
import { EmptyText } from './AgentForm.styles.ts';
import { Cards } from './Choice.styles.ts';
import type { AgentChoices, AgentFieldForm, VoiceItem } from './agentFormTypes.ts';
import { useVoiceSample } from './useVoiceSample.ts';
import { VoiceCard } from './VoiceCard.tsx';
import { FieldGroup } from '../../../components/FieldGroup/FieldGroup.tsx';

export interface VoiceChoiceProps {
  form: AgentFieldForm;
  voices: AgentChoices['voices'];
}

export function VoiceChoice({ form, voices }: VoiceChoiceProps) {
  const t = useTranslation(voiceAgentFormTexts);
  const { field, error } = useFormField(form, 'voiceId');
  const sample = useVoiceSample();
  const groupName = useId();
  return (
    <RemoteContent source={voices} loadingText={t('voiceAgentForm.voice.loading')}>
      {(items) => {
        const shown = withGone(items, field.value, t('voiceAgentForm.list.gone'));
        return (
          <FieldGroup
            gap="1-5"
            role="radiogroup"
            aria-label={t('voiceAgentForm.section.voice')}
            disabled={form.isPending}
            error={error}
          >
            {shown.length === 0 ? <EmptyText>{t('voiceAgentForm.voice.none')}</EmptyText> : null}
            <Cards data-wide>
              {shown.map((voice, index) => (
                <VoiceCard
                  key={voice.id}
                  voice={voice}
                  isUnavailable={items.every(({ id }) => id !== voice.id)}
                  groupName={groupName}
                  isChosen={voice.id === field.value}
                  ref={voice.id === field.value || (index === 0 && !field.value) ? field.ref : null}
                  onChoose={() => {
                    field.onChange(voice.id);
                    form.handleChange();
                  }}
                  isPlaying={sample.playingId === voice.id}
                  isFailed={sample.failedId === voice.id}
                  onPlay={(url) => sample.play(voice.id, url)}
                  onStop={sample.stop}
                />
              ))}
            </Cards>
          </FieldGroup>
        );
      }}
    </RemoteContent>
  );
}

function withGone(
  voices: readonly VoiceItem[],
  chosen: string,
  gone: string,
): readonly VoiceItem[] {
  if (chosen === '' || voices.some(({ id }) => id === chosen)) return voices;
  return [{ id: chosen, name: chosen, description: gone, sampleUrl: null }, ...voices];
}
