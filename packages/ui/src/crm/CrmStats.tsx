import { useTranslation } from '@platform/i18n';
import type { ReactNode } from 'react';
import { StatCard } from '../components/StatStrip/StatCard.tsx';
import { StatStrip } from '../components/StatStrip/StatStrip.tsx';
import type { Remote } from '../remote.ts';
import { Strip } from './CrmStats.styles.ts';

/** One figure of the CRM. */
export interface Stat {
  id: string;
  /** Exactly the spec's text. */
  label: string;
  figure: ReactNode;
  mark?: ReactNode;
  caption?: ReactNode;
  /** What the figure is counted from: it loads and fails with it. */
  source: Remote<unknown>;
}

export interface CrmStatsProps {
  label: string;
  stats: readonly Stat[];
  /** One low row, above a board whose lanes carry the counts. @default false */
  isSlim?: boolean;
}

/** Four figures in a strip. */
export function CrmStats({ label, stats, isSlim = false }: CrmStatsProps) {
  const t = useTranslation();
  return (
    <Strip>
      <StatStrip label={label} isSlim={isSlim}>
        {stats.map(({ id, source, figure, ...stat }) => (
          <StatCard
            key={id}
            {...stat}
            figure={source.status === 'loading' ? undefined : figure}
            loadingText={t('common.loading')}
            failure={
              source.status === 'error'
                ? {
                    message: source.message,
                    retryLabel: t('common.action.retry'),
                    retry: source.retry,
                  }
                : undefined
            }
          />
        ))}
      </StatStrip>
    </Strip>
  );
}
