import { dashboardTexts, useFormats, useTranslation } from '@platform/i18n';
import { RemoteStats } from '../../patterns/RemoteStats/RemoteStats.tsx';
import type { RemoteStat } from '../../patterns/RemoteStats/RemoteStats.tsx';
import type { Remote } from '../../remote.ts';
import { Pulse } from './DashboardStats.styles.ts';
import type { DashboardScreenProps } from './types.ts';

type DashboardStatsProps = Pick<DashboardScreenProps, 'agents' | 'overview'>;

const AGENTS_SHOWN = 5;

/** A figure that the server did not send is shown as '–', not 0. */
export function DashboardStats({ agents, overview }: DashboardStatsProps) {
  const t = useTranslation(dashboardTexts);
  const formats = useFormats();
  const list = agents.status === 'ready' ? agents.data : undefined;
  const figures = overview.status === 'ready' ? overview.data : undefined;
  // No call reports the system's health, so it is derived from the responses.
  const isHealthy = list !== undefined && figures !== undefined;
  const stats: readonly RemoteStat[] = [
    {
      id: 'agents',
      label: t('dashboard.stat.activeAgents'),
      figure: formats.number(list?.total),
      caption:
        list && list.agents.length > 0
          ? t('dashboard.caption.listed', { shown: Math.min(list.agents.length, AGENTS_SHOWN) })
          : null,
      source: agents,
    },
    {
      id: 'bots',
      label: t('dashboard.stat.activeBots'),
      figure: formats.number(0),
      caption: t('dashboard.caption.botsSoon'),
      source: { status: 'ready', data: null },
    },
    {
      id: 'calls',
      label: t('dashboard.stat.callsToday'),
      figure: formats.number(figures?.callsToday),
      caption:
        typeof figures?.callsThisWeek === 'number'
          ? t('dashboard.caption.week', { calls: formats.number(figures.callsThisWeek) })
          : null,
      source: overview,
    },
    {
      id: 'health',
      label: t('dashboard.stat.health'),
      figure: isHealthy ? t('dashboard.healthy') : formats.number(null),
      mark: isHealthy ? <Pulse aria-hidden="true" /> : null,
      caption: t('dashboard.caption.service'),
      source: allOf(agents, overview),
    },
  ];
  return (
    <RemoteStats
      label={t('dashboard.figures.label')}
      loadingText={t('dashboard.figures.loading')}
      stats={stats}
    />
  );
}

function allOf(...remotes: Remote<unknown>[]): Remote<null> {
  const failed = remotes.filter((remote) => remote.status === 'error');
  const [first] = failed;
  if (first) {
    const retry = () => {
      for (const remote of failed) remote.retry?.();
    };
    const canRetry = failed.some((remote) => remote.retry);
    return { status: 'error', message: first.message, retry: canRetry ? retry : undefined };
  }
  const isLoading = remotes.some(({ status }) => status === 'loading');
  return isLoading ? { status: 'loading' } : { status: 'ready', data: null };
}
