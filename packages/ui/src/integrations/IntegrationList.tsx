import { integrationsTexts, useTranslation } from '@platform/i18n';
import { EmptyState } from '../components/EmptyState/EmptyState.tsx';
import { EmptyArt } from '../components/Illustration/EmptyArt.tsx';
import { VisuallyHidden } from '../components/VisuallyHidden/VisuallyHidden.tsx';
import { IntegrationGrid } from './IntegrationGrid.tsx';
import type { IntegrationGridProps } from './IntegrationGrid.tsx';
import { Instead } from './IntegrationsScreen.styles.ts';
import { LoadingCards } from './LoadingCards.tsx';
import { noIntegrations } from './lazyParts.ts';
import type { IntegrationFilter } from './types.ts';

export interface IntegrationListProps extends Omit<IntegrationGridProps, 'choice'> {
  status: 'loading' | 'error' | 'ready';
  filter: IntegrationFilter;
  allHref: string;
  search: string;
  onSearchChange: (search: string) => void;
}

/** The cards, or what stands for them; how many there are is said when a search changes it. */
export function IntegrationList(props: IntegrationListProps) {
  const { status, filter, allHref, search, onSearchChange, ...grid } = props;
  const t = useTranslation(integrationsTexts);
  const wanted = search.trim();
  const count = grid.integrations.length;
  return (
    <>
      <output>
        <VisuallyHidden>
          {status === 'loading' ? t('integrations.loading') : null}
          {status === 'ready' && wanted ? t('integrations.found', { count }) : null}
        </VisuallyHidden>
      </output>
      {status === 'loading' ? <LoadingCards /> : null}
      {status === 'error' ? (
        <Instead>
          <EmptyState
            art={<EmptyArt />}
            title={t('integrations.failed.unchanged')}
            text={t('integrations.failed.later')}
          />
        </Instead>
      ) : null}
      {status === 'ready' && count === 0 ? (
        <Instead>
          <noIntegrations.Part
            search={wanted}
            filter={filter}
            allHref={allHref}
            onClearSearch={() => onSearchChange('')}
            fallback={t('integrations.empty.title')}
          />
        </Instead>
      ) : null}
      {status === 'ready' && count > 0 ? (
        <IntegrationGrid {...grid} choice={`${filter} ${wanted}`} />
      ) : null}
    </>
  );
}
