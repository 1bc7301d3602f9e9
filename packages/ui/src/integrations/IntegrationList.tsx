import { integrationsTexts, useTranslation } from '@platform/i18n';
import { trimText } from '@platform/i18n/text';
import { LoadingCards } from '../internal/LoadingCards.tsx';
import { ListEmpty } from '../patterns/ListPage/ListEmpty.tsx';
import { RemoteContent } from '../patterns/RemoteContent/RemoteContent.tsx';
import { IntegrationGrid } from './IntegrationGrid.tsx';
import type { IntegrationGridProps } from './IntegrationGrid.tsx';
import { Description, Foot, Grid } from './IntegrationGrid.styles.ts';
import { Instead } from './IntegrationsScreen.styles.ts';
import type { Remote } from '../remote.ts';
import { NoIntegrations } from './NoIntegrations.tsx';
import type { IntegrationFilter } from './types.ts';

export interface IntegrationListProps extends Omit<IntegrationGridProps, 'choice'> {
  source: Remote<unknown>;
  filter: IntegrationFilter;
  allHref: string;
  search: string;
  onSearchChange: (search: string) => void;
}

const TILE = { size: '40px', radius: '10px 10px 10px 3px' };

/** The cards, or their loading and empty states. Errors are shown above the toolbar. */
export function IntegrationList(props: IntegrationListProps) {
  const { source, filter, allHref, search, onSearchChange, ...grid } = props;
  const t = useTranslation(integrationsTexts);
  const wanted = trimText(search);
  return (
    <RemoteContent
      source={source}
      loading={<LoadingCards grid={Grid} text={Description} footer={Foot} tile={TILE} hasBadge />}
      error={
        <Instead>
          <ListEmpty
            title={t('integrations.failed.unchanged')}
            description={t('integrations.failed.later')}
          />
        </Instead>
      }
      showsRefreshError={false}
    >
      {() =>
        grid.integrations.length === 0 ? (
          <Instead>
            <NoIntegrations
              search={wanted}
              filter={filter}
              allHref={allHref}
              onClearSearch={() => onSearchChange('')}
            />
          </Instead>
        ) : (
          <IntegrationGrid {...grid} choice={`${filter} ${wanted}`} />
        )
      }
    </RemoteContent>
  );
}
