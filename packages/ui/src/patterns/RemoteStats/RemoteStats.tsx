import { useTranslation } from '@platform/i18n';
import type { ReactNode } from 'react';
import { Link } from '../../components/Link/Link.tsx';
import { StatCard } from '../../components/StatStrip/StatCard.tsx';
import { StatStrip } from '../../components/StatStrip/StatStrip.tsx';
import type { StatStripProps } from '../../components/StatStrip/StatStrip.tsx';
import type { Remote } from '../../remote.ts';
import { FigureLink } from './RemoteStats.styles.ts';

/** A figure with a remote source. */
export interface RemoteStat {
  /** Unique in the strip. */
  id: string;
  /** Rendered as the exact text of a separate element. */
  label: string;
  /** Shown once its source is ready. */
  figure: ReactNode;
  /** Next to the figure, such as a status mark; hidden from screen readers. */
  mark?: ReactNode;
  /** Makes the figure a link to the list of counted records. */
  href?: string | undefined;
  /** One line below; `null` reserves its line, `undefined` does not. */
  caption?: ReactNode;
  /** Remote data behind the figure, which shares its loading and error states. */
  source: Remote<unknown>;
}

export interface RemoteStatsProps extends Omit<StatStripProps, 'children'> {
  /** Figures from left to right. */
  stats: readonly RemoteStat[];
  /** Announced while a figure loads. @default 'Loading…' */
  loadingText?: string;
}

/** Figures in a strip, each loading independently. Renders a `<ul>`. */
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

/** Links a known figure; a dash is not a link. */
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
