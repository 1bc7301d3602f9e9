import { AGENT_LIMITS } from '@platform/domain';
import { useFormats, useTranslation, voiceAgentFormTexts } from '@platform/i18n';
import { trimText } from '@platform/i18n/text';
import { useWatch } from 'react-hook-form';
import { FormTextarea } from '../../../patterns/FormDialog/FormTextarea.tsx';
import type { AgentFieldForm } from './agentFormTypes.ts';
import { controlOf } from '../../../patterns/FormDialog/formControl.ts';

/** Average for English. */
const CHARACTERS_PER_TOKEN = 4;

export function InstructionsField({ form }: { form: AgentFieldForm }) {
  const t = useTranslation(voiceAgentFormTexts);
  const formats = useFormats();
  const typed = useWatch({ control: controlOf(form), name: 'instructions' });
  return (
    <FormTextarea
      form={form}
      name="instructions"
      label={t('voiceAgentForm.field.instructions')}
      hint={t('voiceAgentForm.field.tokens', {
        used: formats.number(trimText(typed).length),
        // More can be typed, because cutting off a paste would lose text.
        most: formats.number(AGENT_LIMITS.instructions.max),
        tokens: formats.number(Math.ceil(typed.length / CHARACTERS_PER_TOKEN)),
        variable: '{{caller_name}}',
      })}
      rows={6}
      isRequired
    />
  );
}
