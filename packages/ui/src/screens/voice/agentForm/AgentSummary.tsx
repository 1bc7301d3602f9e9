import { useTranslation, voiceTexts, voiceAgentFormTexts } from '@platform/i18n';
import { trimText } from '@platform/i18n/text';
import { Phone } from 'lucide';
import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { Button } from '../../../components/Button/Button.tsx';
import { Icon } from '../../../components/Icon/Icon.tsx';
import { FactList } from '../../../patterns/FactList/FactList.tsx';
import { dataOf } from '../../../remote.ts';
import { agentTypeText } from '../../../internal/agentTypes.ts';
import { LazyNumberText } from '../numbers/LazyNumberText.ts';
import { Band, Body, CardActions, Root } from './AgentSummary.styles.ts';
import { OnlineChecklist } from './OnlineChecklist.tsx';
import type { AgentChoices, AgentField, AgentFieldForm } from './agentFormTypes.ts';
import { Text } from '../../../components/Text/Text.tsx';
import { controlOf } from '../../../patterns/FormDialog/formControl.ts';

export interface AgentSummaryProps {
  form: AgentFieldForm;
  choices: AgentChoices;
  isDirty: boolean;
  /** Buttons that submit or leave the form; hidden where the page has them at its bottom. */
  actions: ReactNode;
  /** Switch or sentence about the agent's availability. */
  availability: ReactNode;
  onFocus: (name: AgentField) => void;
  /** Box that talks to the agent. */
  chat: ReactNode;
  onTest?: (() => void) | undefined;
}

/** Stays in view next to a long form: saving, availability, what is missing, and a test. */
export function AgentSummary(props: AgentSummaryProps) {
  const { form, choices, isDirty, onTest } = props;
  const t = useTranslation(voiceTexts, voiceAgentFormTexts);
  const [name, type, voiceId, phoneNumberId, toolIds, knowledgeBaseIds] = useWatch({
    control: controlOf(form),
    name: ['name', 'type', 'voiceId', 'phoneNumberId', 'toolIds', 'knowledgeBaseIds'],
  });
  const noneText = t('voiceAgentForm.summary.none');
  const voice = dataOf(choices.voices)?.find(({ id }) => id === voiceId)?.name ?? voiceId;
  const number =
    dataOf(choices.numbers)?.find(({ id }) => id === phoneNumberId)?.number ?? phoneNumberId;
  return (
    <Root aria-label={t('voiceAgentForm.summary.title')}>
      <Band>
        <Text as="h2" type="title" breaksWords>
          <bdi>{trimText(name) || t('voiceAgentForm.summary.unnamed')}</bdi>
        </Text>
        <Text as="p" tone="panel" size="md">
          {t(isDirty ? 'voiceAgentForm.summary.unsaved' : 'voiceAgentForm.summary.saved')}
        </Text>
      </Band>
      <CardActions>{props.actions}</CardActions>
      <Body>
        {props.availability}
        <OnlineChecklist form={form} choices={choices} onFocus={props.onFocus} />
        <FactList
          facts={[
            { label: t('voiceAgentForm.field.type'), value: agentTypeText(t, type) },
            { label: t('voiceAgentForm.section.voice'), value: voice || noneText },
            {
              label: t('voiceAgentForm.field.number'),
              value: number ? (
                <LazyNumberText number={number} fallback={<bdi>{number}</bdi>} />
              ) : (
                noneText
              ),
            },
            { label: t('voiceAgentForm.field.tools'), value: String(toolIds.length) },
            {
              label: t('voiceAgentForm.field.knowledgeBases'),
              value: String(knowledgeBaseIds.length),
            },
          ]}
        />
        {onTest ? (
          <Button startIcon={<Icon icon={Phone} />} aria-haspopup="dialog" onClick={onTest}>
            {t('voiceAgentForm.summary.test')}
          </Button>
        ) : null}
        {props.chat}
      </Body>
    </Root>
  );
}
