import {
  knowledgeBases,
  phoneNumbers,
  providerName,
  tools,
  voices,
  FIRST_BATCH,
} from '@platform/api';
import type { KnowledgeBaseList, PhoneNumberList, Tool, ToolList, Voice } from '@platform/api';
import { useTranslation, voiceAgentFormTexts } from '@platform/i18n';
import type { TextKey, Translate } from '@platform/i18n';
import type { AgentChoices } from '@platform/ui/voice';
import { useCallback } from 'react';
import { useResource, useSelect } from '../../data/useResource.ts';

type FormTexts = Translate<TextKey<typeof voiceAgentFormTexts>>;

export function useAgentChoices(agentId: string): AgentChoices {
  const t = useTranslation(voiceAgentFormTexts);
  const toTools = useCallback(
    ({ tools: rows }: ToolList) =>
      withIds(rows).map((tool) => ({ id: tool.id, name: tool.name, note: toolNote(t, tool) })),
    [t],
  );
  const toNumbers = useCallback(
    ({ phoneNumbers: rows }: PhoneNumberList) =>
      withIds(rows).map((row) => ({
        id: row.id,
        number: row.number,
        label: row.label,
        reaches: row.agentId === agentId ? '' : row.agentName,
      })),
    [agentId],
  );

  return {
    voices: useSelect(useResource(voices, {}), toVoices),
    tools: useSelect(useResource(tools, FIRST_BATCH), toTools),
    knowledgeBases: useSelect(useResource(knowledgeBases, FIRST_BATCH), toBases),
    numbers: useSelect(useResource(phoneNumbers, FIRST_BATCH), toNumbers),
  };
}

const withIds = <Row extends { id: string }>(rows: readonly Row[]): readonly Row[] =>
  rows.filter(({ id }) => id !== '');

const toVoices = (rows: readonly Voice[]) =>
  withIds(rows).map(({ id, name, gender, accent, language, previewUrl }) => ({
    id,
    name,
    description: [gender, accent, language].filter(Boolean).join(', '),
    sampleUrl: previewUrl,
  }));

const toBases = ({ knowledgeBases: rows }: KnowledgeBaseList) =>
  withIds(rows).map(({ id, name, description }) => ({ id, name, note: description }));

function toolNote(t: FormTexts, { kind, kindText, provider, isEnabled }: Tool): string {
  const kinds = {
    http: t('voiceAgentForm.tool.http'),
    transfer: t('voiceAgentForm.tool.transfer'),
    end_call: t('voiceAgentForm.tool.endCall'),
    integration: providerName(provider),
  };
  const text = kind === null ? kindText : kinds[kind];
  return [text, isEnabled ? '' : t('voiceAgentForm.list.off')].filter(Boolean).join(' · ');
}
