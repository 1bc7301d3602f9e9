import { controlsTexts, integrationsTexts, useTranslation } from '@platform/i18n';
import { Button } from '../components/Button/Button.tsx';
import { ButtonLink } from '../components/Button/ButtonLink.tsx';
import { ListEmpty } from '../patterns/ListPage/ListEmpty.tsx';
import { FILTERS } from './filters.ts';
import type { IntegrationFilter } from './types.ts';

export interface NoIntegrationsProps {
  /** The search; '' if there is none. */
  search: string;
  filter: IntegrationFilter;
  allHref: string;
  onClearSearch: () => void;
}

export function NoIntegrations({ search, filter, allHref, onClearSearch }: NoIntegrationsProps) {
  const t = useTranslation(integrationsTexts, controlsTexts);
  const tab = FILTERS.find(({ value }) => value === filter);
  const name = filter === 'all' || !tab ? '' : t(tab.textKey);

  function text(): string {
    if (search && name) return t('integrations.empty.searchInFilter', { search, filter: name });
    if (search) return t('integrations.empty.search', { search });
    return name ? t('integrations.empty.filter', { filter: name }) : t('integrations.empty.none');
  }

  function action() {
    if (search) {
      return (
        <Button size="small" onClick={onClearSearch}>
          {t('controls.search.clear')}
        </Button>
      );
    }
    return name ? (
      <ButtonLink size="small" href={allHref}>
        {t('integrations.empty.showAll')}
      </ButtonLink>
    ) : null;
  }

  return (
    <ListEmpty
      isFiltered={search !== ''}
      title={t('integrations.empty.title')}
      description={text()}
      actions={action()}
    />
  );
}
