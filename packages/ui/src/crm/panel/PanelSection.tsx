import { formatNumber } from '@platform/i18n';
import type { ReactNode } from 'react';
import { useId } from 'react';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { LoadFailure } from '../../internal/LoadFailure.tsx';
import type { Remote } from '../../remote.ts';
import { Nothing } from '../Feed.styles.ts';
import type { CrmList } from '../types.ts';
import { SectionHead } from './ContactPanel.styles.ts';

export interface PanelSectionProps {
  title: string;
  source: Remote<CrmList<unknown>>;
  emptyText: string;
  action?: ReactNode;
  /** Above the list, whether it is there or not. */
  lead?: ReactNode;
  children: ReactNode;
}

/** A part of the panel with its count. Loads and fails by itself. */
export function PanelSection({ title, source, emptyText, ...rest }: PanelSectionProps) {
  const titleId = useId();

  function renderBody(): ReactNode {
    if (source.status === 'loading') return <Skeleton height="44px" radius="8px" />;
    if (source.status === 'error') {
      return (
        <div role="alert">
          <LoadFailure message={source.message} onRetry={source.retry} />
        </div>
      );
    }
    if (source.status === 'unavailable') return null;
    return source.data.items.length === 0 ? <Nothing>{emptyText}</Nothing> : rest.children;
  }

  return (
    <section aria-labelledby={titleId} aria-busy={source.status === 'loading' || undefined}>
      <SectionHead>
        <h3 id={titleId}>
          {title}
          {source.status === 'ready' ? <span>{formatNumber(source.data.items.length)}</span> : null}
        </h3>
        {rest.action}
      </SectionHead>
      {rest.lead}
      {renderBody()}
    </section>
  );
}
