import { useTranslation } from '@platform/i18n';
import type { ReactNode } from 'react';
import { Link } from '../../components/Link/Link.tsx';
import { StatCard } from '../../components/StatStrip/StatCard.tsx';
import { StatStrip } from '../../components/StatStrip/StatStrip.tsx';
import type { StatStripProps } from '../../components/StatStrip/StatStrip.tsx';
import type { Remote } from '../../remote.ts';
import { FigureLink } from './RemoteStats.styles.ts';

/** A figure of something that is read. */
export interface RemoteStat {
  /** Unique in the strip. */
  id: string;
  /** An element of its own holds exactly this text. */
  label: string;
  /** Shown once its source is there. */
  figure: ReactNode;
  /** Stands beside the figure, such as a status mark; silent for readers. */
  mark?: ReactNode;
  /** Where what is counted is listed: the figure is a link to it. */
  href?: string | undefined;
  /** One line below; `null` keeps its room, without it there is none. */
  caption?: ReactNode;
  /** What the figure is counted from: it loads and fails with it. */
  source: Remote<unknown>;
}

export interface RemoteStatsProps extends Omit<StatStripProps, 'children'> {
  /** The figures, from left to right. */
  stats: readonly RemoteStat[];
  /** Said to readers while a figure is on its way. @default 'Loading…' */
  loadingText?: string;
}

/** Figures in a strip, each loading and failing by itself. Renders a `<ul>`. */
export function RemoteStats({ stats, loadingText, ...rest }: RemoteStatsProps) {
  const t = useTranslation();
  return (
    <StatStrip {...rest}>
      {stats.map(({ id, label, source, figure, href, ...stat }) => (
        <StatCard
          key={id}
          {...stat}
          label={label}
          figure={source.status === 'loading' ? undefined : linked(label, figure, href)}
          loadingText={loadingText ?? t('common.loading')}
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
  );
}

/** A figure that is known leads to what it counts; a dash leads nowhere. */
function linked(label: string, figure: ReactNode, href: string | undefined): ReactNode {
  return href === undefined || figure === undefined || figure === '–' ? (
    figure
  ) : (
    <FigureLink>
      <Link href={href} aria-label={typeof figure === 'string' ? `${label}: ${figure}` : undefined}>
        {figure}
      </Link>
    </FigureLink>
  );
}
