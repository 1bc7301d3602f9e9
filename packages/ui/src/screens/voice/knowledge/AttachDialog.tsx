import { AGENT_LIMITS } from '@platform/domain';
import type { KnowledgeBase } from '@platform/domain';
import { useTranslation, voiceKnowledgeTexts } from '@platform/i18n';
import { foldForSearch, trimText } from '@platform/i18n/text';
import { useState } from 'react';
import { Banner } from '../../../components/Banner/Banner.tsx';
import { Button } from '../../../components/Button/Button.tsx';
import { Dialog } from '../../../components/Dialog/index.ts';
import { Select } from '../../../components/Select/Select.tsx';
import { Switch } from '../../../components/Switch/Switch.tsx';
import { RemoteContent } from '../../../patterns/RemoteContent/RemoteContent.tsx';
import { AgentSearch } from './AgentSearch.tsx';
import { AgentItem, Retrieval } from './AttachDialog.styles.ts';
import { hasNoReadyDocuments } from './baseRows.ts';
import { RuledList } from '../../../patterns/RuledList/RuledList.styles.ts';
import { Text } from '../../../components/Text/Text.tsx';
import type { KnowledgeAgent, KnowledgeScreenProps } from './knowledgeTypes.ts';

/** From this number of agents on, the dialog has a search field. */
const SEARCHABLE = 8;

export interface AttachDialogProps extends Pick<
  KnowledgeScreenProps,
  'agents' | 'pending' | 'onAttach' | 'onRetrievalChange'
> {
  /** The base that agents use. */
  base: KnowledgeBase;
  /** Called to close the dialog. */
  onClose: () => void;
}

/** Chooses the agents that use a base; each switch applies at once. */
export function AttachDialog({ base, agents, onClose, ...rest }: AttachDialogProps) {
  const t = useTranslation(voiceKnowledgeTexts);
  const [search, setSearch] = useState('');
  const isFound = ({ name }: KnowledgeAgent) =>
    foldForSearch(name).includes(foldForSearch(trimText(search)));
  return (
    <Dialog.Root
      open
      onOpenChange={onClose}
      title={t('voiceKnowledge.dialog.title', { name: base.name })}
      description={t('voiceKnowledge.dialog.description')}
    >
      <Dialog.Body>
        {hasNoReadyDocuments(base) ? (
          <Banner tone="warning">{t('voiceKnowledge.dialog.noneReady')}</Banner>
        ) : null}
        <RemoteContent source={agents} loadingText={t('voiceKnowledge.dialog.loading')}>
          {({ agents: list }) =>
            list.length === 0 ? (
              <p>{t('voiceKnowledge.dialog.noAgents')}</p>
            ) : (
              <>
                {list.length >= SEARCHABLE ? (
                  <AgentSearch value={search} onValueChange={setSearch} />
                ) : null}
                <RuledList>
                  {list.filter(isFound).map((agent) => (
                    <AgentItem key={agent.id}>
                      <AgentSwitch base={base} agent={agent} {...rest} />
                    </AgentItem>
                  ))}
                </RuledList>
                <output>{list.some(isFound) ? null : t('voiceKnowledge.dialog.noMatch')}</output>
                {list.some(({ knowledgeBaseIds }) => knowledgeBaseIds.includes(base.id)) ? (
                  <Text as="p" tone="tertiary" size="md">
                    {t('voiceKnowledge.dialog.applies')}
                  </Text>
                ) : null}
              </>
            )
          }
        </RemoteContent>
      </Dialog.Body>
      <Dialog.Footer>
        <Button onClick={onClose}>{t('common.action.close')}</Button>
      </Dialog.Footer>
    </Dialog.Root>
  );
}

const SIZES = Array.from(
  { length: AGENT_LIMITS.retrievalSize.max },
  (_, index) => AGENT_LIMITS.retrievalSize.min + index,
);

interface AgentSwitchProps extends Omit<AttachDialogProps, 'agents' | 'onClose'> {
  agent: KnowledgeAgent;
}

function AgentSwitch(props: AgentSwitchProps) {
  const { base, agent, pending, onAttach, onRetrievalChange } = props;
  const t = useTranslation(voiceKnowledgeTexts);
  const isAttached = agent.knowledgeBaseIds.includes(base.id);
  const isBusy = pending.has(agent.id);
  return (
    <>
      <Switch
        label={agent.name}
        stateText={agent.isEnabled ? '' : t('voiceKnowledge.dialog.offline')}
        checked={isAttached}
        aria-busy={isBusy || undefined}
        onCheckedChange={(checked) => {
          if (!isBusy) onAttach(base, agent, checked);
        }}
      />
      {isAttached ? (
        <Retrieval>
          <Select
            size="small"
            label={t('voiceKnowledge.dialog.retrieval', { agent: agent.name })}
            isLabelHidden
            options={SIZES.map((count) => ({
              value: String(count),
              label: t('voiceKnowledge.dialog.passages', { count }),
            }))}
            value={String(agent.retrievalSize)}
            onValueChange={(size) => onRetrievalChange(agent, { retrievalSize: Number(size) })}
          />
          <Switch
            label={t('voiceKnowledge.dialog.onlyOf', { agent: agent.name })}
            isLabelHidden
            stateText={t('voiceKnowledge.dialog.only')}
            checked={agent.isKnowledgeOnly}
            aria-busy={isBusy || undefined}
            onCheckedChange={(isKnowledgeOnly) => {
              if (!isBusy) onRetrievalChange(agent, { isKnowledgeOnly });
            }}
          />
        </Retrieval>
      ) : null}
    </>
  );
}
