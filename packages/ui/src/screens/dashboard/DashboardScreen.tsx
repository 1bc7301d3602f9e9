import { dashboardTexts, shellTexts, useTranslation } from '@platform/i18n';
import { AudioLines, BotMessageSquare } from 'lucide';
import { ButtonLink } from '../../components/Button/ButtonLink.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import { PageHeader } from '../../components/PageHeader/PageHeader.tsx';
import { AgentsCard } from './AgentsCard.tsx';
import { BotsCard } from './BotsCard.tsx';
import { Stack } from '../../internal/cardGrid.styles.ts';
import { Cards } from './DashboardScreen.styles.ts';
import { DashboardStats } from './DashboardStats.tsx';
import { QualityCard } from './QualityCard.tsx';
import type { DashboardScreenProps } from './types.ts';
import { UsageCard } from './UsageCard.tsx';

/** The `/dashboard` page. Agents and overview load and fail independently. */
export function DashboardScreen({
  firstName,
  agents,
  overview,
  today,
  agentsHref = '/voice-agent/agents',
  agentHref,
  createAgentHref,
  botsHref = '/bot-studio/bots',
  areAgentsComingSoon = false,
  areBotsComingSoon = false,
  intro,
}: DashboardScreenProps) {
  const t = useTranslation(dashboardTexts, shellTexts);
  const comingSoonMark = (isSoon: boolean) => (isSoon ? t('shell.nav.soon') : undefined);
  return (
    <>
      <PageHeader
        title={t('shell.page.dashboard')}
        description={
          firstName ? t('dashboard.welcome', { name: firstName }) : t('dashboard.welcomeUnnamed')
        }
        actions={
          <ButtonLink
            href={agentsHref}
            variant="primary"
            startIcon={<Icon icon={AudioLines} />}
            mark={comingSoonMark(areAgentsComingSoon)}
          >
            {t('dashboard.manageAgents')}
          </ButtonLink>
        }
        moreActions={[
          {
            id: 'bots',
            label: t('dashboard.manageBots'),
            icon: BotMessageSquare,
            href: botsHref,
            mark: comingSoonMark(areBotsComingSoon),
          },
        ]}
        moreLabel={t('common.action.more')}
      />
      <Stack>
        {intro}
        <DashboardStats agents={agents} overview={overview} />
        <Cards>
          <UsageCard overview={overview} today={today} />
          <AgentsCard {...{ agents, agentsHref, agentHref, createAgentHref }} />
          <BotsCard />
          <QualityCard />
        </Cards>
      </Stack>
    </>
  );
}
