import type { Integration } from '@platform/domain';
import { recordPress } from '../internal/openRecord.ts';
import { integrationsTexts, useTranslation } from '@platform/i18n';
import { LoadMore } from '../components/Pagination/LoadMore.tsx';
import { IntegrationCard } from './IntegrationCard.tsx';
import { Grid, More } from './IntegrationGrid.styles.ts';
import type { OpenDialog } from './IntegrationDialogs.tsx';
import type { IntegrationWork } from './types.ts';
import { useShownPart } from './useShownPart.ts';
import { CardGridCell } from '../patterns/CardGrid/CardGrid.styles.ts';

export interface IntegrationGridProps {
  integrations: readonly Integration[];
  /** What the list was chosen by; a change begins at its start again. */
  choice: string;
  work: ReadonlyMap<string, IntegrationWork> | undefined;
  onOpen: OpenDialog;
  /** Why a provider could not be connected, by its id. */
  failures: ReadonlyMap<string, string> | undefined;
}

/** All of a card opens what its main button, which is the last, does. */
const press = recordPress('article', (card) =>
  card.querySelector<HTMLElement>('[data-part="actions"] button:last-of-type'),
);

/** The cards, 12 at first and more as the end comes near. */
export function IntegrationGrid(props: IntegrationGridProps) {
  const { integrations, choice, work, failures, ...rest } = props;
  const t = useTranslation(integrationsTexts);
  const { part, hasMore, showMore, setEnd } = useShownPart(integrations, choice);
  return (
    <>
      <Grid aria-label={t('integrations.title')} {...press}>
        {part.map((integration) => (
          <CardGridCell key={integration.provider}>
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
        <More ref={setEnd}>
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
