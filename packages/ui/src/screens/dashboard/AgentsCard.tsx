import { dashboardTexts, shellTexts, useFormats, useTranslation, voiceTexts } from '@platform/i18n';
import { ArrowRight } from 'lucide';
import { useMemo } from 'react';
import { ButtonLink } from '../../components/Button/ButtonLink.tsx';
import { Card } from '../../components/Card/Card.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import { ListTable } from '../../patterns/ListPage/ListTable.tsx';
import { UnavailableContent } from '../../patterns/RemoteContent/UnavailableContent.tsx';
import { agentColumns } from './agentColumns.tsx';
import { Root, ViewAll } from './AgentsCard.styles.ts';
import type { DashboardAgent, DashboardScreenProps } from './types.ts';
import { Text } from '../../components/Text/Text.tsx';

interface AgentsCardProps extends Pick<
  DashboardScreenProps,
  'agents' | 'agentHref' | 'createAgentHref'
> {
  agentsHref: string;
}

const MAX_AGENTS = 5;
const NONE: readonly DashboardAgent[] = [];

export function AgentsCard({ agents, agentsHref, agentHref, createAgentHref }: AgentsCardProps) {
  const t = useTranslation(dashboardTexts, shellTexts, voiceTexts);
  const formats = useFormats();
  const columns = useMemo(() => agentColumns(t, formats, agentHref), [t, formats, agentHref]);
  const list = agents.status === 'ready' ? agents.data : undefined;
  const rows = useMemo(() => list?.agents.slice(0, MAX_AGENTS) ?? NONE, [list]);
  return (
    <Card
      title={t('dashboard.agents.title')}
      actions={
        <Text size="md">
          <ViewAll href={agentsHref}>
            {t('dashboard.agents.viewAll')}
            <Icon icon={ArrowRight} size="small" />
          </ViewAll>
        </Text>
      }
    >
      {agents.status === 'unavailable' ? (
        <UnavailableContent retry={agents.retry} />
      ) : (
        <Root>
          <ListTable
            label={t('dashboard.agents.title')}
            columns={columns}
            rows={rows}
            getRowId={rowId}
            source={agents}
            loadingText={t('dashboard.agents.loading')}
            empty={{
              illustration: null,
              title: t('dashboard.agents.empty'),
              description: t('dashboard.agents.emptyText'),
              actions: createAgentHref ? (
                <ButtonLink href={createAgentHref}>{t('shell.page.createAgent')}</ButtonLink>
              ) : null,
            }}
            isCompact
          />
        </Root>
      )}
    </Card>
  );
}

function rowId({ key }: DashboardAgent): string {
  return key;
}
