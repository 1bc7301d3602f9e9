import { integrationsTexts, useTranslation } from '@platform/i18n';
import { LoadingCards } from '../../internal/LoadingCards.tsx';
import { ListEmpty } from '../../patterns/ListPage/ListEmpty.tsx';
import type { ListEmptyProps } from '../../patterns/ListPage/ListEmpty.tsx';
import { RemoteContent } from '../../patterns/RemoteContent/RemoteContent.tsx';
import { IntegrationGrid } from './IntegrationGrid.tsx';
import type { IntegrationGridProps } from './IntegrationGrid.tsx';
import { Description, Fallback, Footer, Grid } from './IntegrationGrid.styles.ts';
import type { Remote } from '../../remote.ts';

export interface IntegrationListProps extends IntegrationGridProps {
  source: Remote<unknown>;
  empty: ListEmptyProps;
}

const TILE = { size: '40px', radius: '10px 10px 10px 3px' };

export function IntegrationList(props: IntegrationListProps) {
  const { source, empty, ...grid } = props;
  const t = useTranslation(integrationsTexts);
  return (
    <RemoteContent
      source={source}
      loading={<LoadingCards grid={Grid} text={Description} footer={Footer} tile={TILE} hasBadge />}
      error={
        <Fallback>
          <ListEmpty
            title={t('integrations.failed.unchanged')}
            description={t('integrations.failed.later')}
          />
        </Fallback>
      }
      showsRefreshError={false}
    >
      {() =>
        grid.integrations.length === 0 ? (
          <Fallback>
            <ListEmpty {...empty} />
          </Fallback>
        ) : (
          <IntegrationGrid {...grid} />
        )
      }
    </RemoteContent>
  );
}
