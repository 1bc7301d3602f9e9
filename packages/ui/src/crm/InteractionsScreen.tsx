import { crmTexts, useTranslation } from '@platform/i18n';
import { useMemo, useState } from 'react';
import { usePreload } from '../internal/lazyComponent.tsx';
import { ListFilter } from '../patterns/ListPage/ListFilter.tsx';
import { ListPage } from '../patterns/ListPage/ListPage.tsx';
import { useRowSearch } from '../patterns/ListPage/useRowSearch.ts';
import { interactionRows, itemsOf, useContactFinder } from './crmRows.ts';
import type { InteractionRow } from './crmRows.ts';
import { interactionText } from './crmSearch.ts';
import { CrmTable } from './CrmTable.tsx';
import { interactionColumns } from './interactionColumns.tsx';
import { INTERACTION_TYPES, typeText } from './interactionKinds.ts';
import { LazyInteractionDialog } from './lazyDialogs.ts';
import { ListActions } from './ListActions.tsx';
import { interactionStats } from './listStats.ts';
import { NamesNotice } from './NamesNotice.tsx';
import type { InteractionsScreenProps } from './screenTypes.ts';
import { listCount } from './totals.ts';
import { useCrmHeader } from './useCrmHeader.tsx';
import { useShownRows } from './useShownRows.ts';

/** What was said and written. Goes into a `Page`. */
export function InteractionsScreen(props: InteractionsScreenProps) {
  const { interactions, contacts, contactHref, agentNames, search, type, onExport } = props;
  const t = useTranslation(crmTexts);
  usePreload(LazyInteractionDialog);
  const header = useCrmHeader(props.paths, 'interactions');
  const [isAdding, setAdding] = useState(false);

  const columns = useMemo(() => interactionColumns(t, contactHref), [t, contactHref]);
  const items = itemsOf(interactions);
  const find = useContactFinder(contacts);
  const rows = useMemo(() => interactionRows(items, find, agentNames), [items, find, agentNames]);
  const kept = useMemo(
    () => (type ? rows.filter((row) => row.interaction.type === type) : rows),
    [rows, type],
  );
  const shown = useRowSearch(kept, interactionText, search);
  const { table, shownRows } = useShownRows(contactOf, shown, props);
  const isFiltered = interactions.status === 'ready' && (search.trim() !== '' || type !== '');

  function openForm(): void {
    props.onFormOpen?.();
    setAdding(true);
  }

  return (
    <>
      <ListPage
        {...header}
        actions={
          <ListActions
            addLabel={t('crm.interactions.add')}
            onAdd={openForm}
            isSecondary={props.openContactId !== undefined}
            onExport={
              onExport && (() => onExport(shownRows().map(({ interaction }) => interaction)))
            }
          />
        }
        stats={{ label: t('crm.interactions.figures'), stats: interactionStats(t, interactions) }}
        source={interactions}
        toolbar={{
          heading: t('crm.interactions.section'),
          count: listCount(interactions, (count) => t('crm.interactions.count', { count })),
          search: {
            label: t('crm.interactions.search'),
            value: search,
            onValueChange: props.onSearchChange,
          },
          filters: (
            <ListFilter
              label={t('crm.interactions.filter')}
              allLabel={t('crm.interactions.allTypes')}
              options={INTERACTION_TYPES.map((value) => ({ value, label: typeText(t, value) }))}
              value={type}
              onValueChange={props.onTypeFilterChange}
            />
          ),
          found: isFiltered ? t('crm.interactions.found', { count: shown.length }) : '',
        }}
        listNotice={<NamesNotice contacts={contacts} />}
      >
        <CrmTable
          label={t('crm.interactions.section')}
          columns={columns}
          rows={shown}
          getRowId={idOf}
          source={interactions}
          loadingText={t('crm.interactions.loading')}
          empty={{
            title: t('crm.interactions.empty'),
            description: isFiltered
              ? t('crm.interactions.emptySearch')
              : t('crm.interactions.emptyText'),
            isFiltered,
          }}
          sorting={props.sorting}
          onSortingChange={props.onSortingChange}
          {...table}
          listIndent={38}
        />
      </ListPage>
      {isAdding ? (
        <LazyInteractionDialog
          contacts={props.formContacts}
          contactHref={contactHref}
          onSave={props.onCreateInteraction}
          onCreateContact={props.onCreateContact}
          drafts={props.interactionDrafts}
          contactDrafts={props.contactDrafts}
          onClose={() => setAdding(false)}
        />
      ) : null}
    </>
  );
}

const contactOf = ({ contact }: InteractionRow) => contact;
const idOf = ({ interaction }: InteractionRow) => interaction.id;
