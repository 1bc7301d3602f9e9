import type { Integration } from '@platform/domain';
import { recordPressHandlers } from '../../internal/recordPressHandlers.ts';
import { integrationsTexts, useTranslation } from '@platform/i18n';
import { useKeptRowFocus } from '../../internal/useKeptFocus.ts';
import { LoadMore } from '../../components/Pagination/LoadMore.tsx';
import { IntegrationCard } from './IntegrationCard.tsx';
import { Grid, More } from './IntegrationGrid.styles.ts';
import type { OpenDialog } from './IntegrationDialogs.tsx';
import type { IntegrationWork } from './types.ts';
import { useShownPart } from './useShownPart.ts';
import { CardGridCell } from '../../patterns/CardGrid/CardGrid.styles.ts';

export interface IntegrationGridProps {
  integrations: readonly Integration[];
  choice: string;
  work: ReadonlyMap<string, IntegrationWork> | undefined;
  onOpen: OpenDialog;
  failures: ReadonlyMap<string, string> | undefined;
}

/** Pressing a card activates its main button, the last one. */
const press = recordPressHandlers('article', (card) =>
  card.querySelector<HTMLElement>('[data-part="actions"] button:last-of-type'),
);

export function IntegrationGrid(props: IntegrationGridProps) {
  const { integrations, choice, work, failures, ...rest } = props;
  const t = useTranslation(integrationsTexts);
  const { listRef, rowRef } = useKeptRowFocus();
  const { part, hasMore, showMore, setEnd } = useShownPart(integrations, choice);
  return (
    <>
      <Grid ref={listRef} aria-label={t('integrations.title')} {...press}>
        {part.map((integration) => (
          <CardGridCell ref={rowRef} key={integration.provider}>
            <IntegrationCard
              integration={integration}
              work={work?.get(integration.provider)}
              failure={failures?.get(integration.provider)}
              {...rest}
            />
          </CardGridCell>
        ))}
      </Grid>
      {hasMore ? (
        <More direction="row" justify="center" ref={setEnd}>
          <LoadMore
            label={t('integrations.showMore')}
            loadingText={t('common.loading')}
            isLoading={false}
            onLoadMore={showMore}
          />
        </More>
      ) : null}
    </>
  );
}
