import { crmTexts, useTranslation } from '@platform/i18n';
import { useId, useMemo, useState } from 'react';
import { Select } from '../components/Select/Select.tsx';
import { ComingSoonScreen } from '../errors/ComingSoonScreen.tsx';
import { usePreload } from '../internal/lazyComponent.tsx';
import { interactionRows, itemsOf, totalOf, useContactFinder } from './crmRows.ts';
import type { InteractionRow } from './crmRows.ts';
import { filterRows, interactionTexts } from './crmSearch.ts';
import { CrmHeader } from './CrmHeader.tsx';
import { CrmStats } from './CrmStats.tsx';
import { CrmTable } from './CrmTable.tsx';
import { formatTotal } from './formatTotal.ts';
import { interactionColumns } from './interactionColumns.tsx';
import { INTERACTION_TYPES, typeText } from './interactionKinds.ts';
import { LazyInteractionDialog } from './lazyDialogs.ts';
import { ListActions } from './ListActions.tsx';
import { FilterBox } from './ListBar.styles.ts';
import { ListBar } from './ListBar.tsx';
import { ListFoot } from './ListFoot.tsx';
import { interactionStats } from './listStats.ts';
import { ListTrouble } from './ListTrouble.tsx';
import { NamesTrouble } from './NamesTrouble.tsx';
import type { InteractionsScreenProps } from './screenTypes.ts';
import { useShownRows } from './useShownRows.ts';

/** A select cannot hold '' beside its placeholder, so all is a word of its own. */
const ALL = 'all';

/** What was said and written. Goes into a `Page`. */
export function InteractionsScreen(props: InteractionsScreenProps) {
  const { interactions, contacts, contactHref, search, type, sorting, onExport } = props;
  const t = useTranslation(crmTexts);
  usePreload(LazyInteractionDialog);
  const headingId = useId();
  const [isAdding, setAdding] = useState(false);

  const columns = useMemo(() => interactionColumns(t, contactHref), [t, contactHref]);
  const items = itemsOf(interactions);
  const find = useContactFinder(contacts);
  const rows = useMemo(
    () => interactionRows(items, find, props.agentNames),
    [items, find, props.agentNames],
  );
  const texts = useMemo(() => interactionTexts(rows), [rows]);
  const shown = useMemo(
    () =>
      filterRows(rows, texts, search, type ? (row) => row.interaction.type === type : undefined),
    [rows, texts, search, type],
  );
  const { table, shownRows } = useShownRows(contactOf, shown, props);
  const total = totalOf(interactions);
  const isFiltered = total !== undefined && (search.trim() !== '' || type !== '');

  function openForm(): void {
    props.onFormOpen?.();
    setAdding(true);
  }

  if (interactions.status === 'unavailable') return <ComingSoonScreen />;
  return (
    <>
      <CrmHeader
        paths={props.paths}
        section="interactions"
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
      />
      <CrmStats label={t('crm.interactions.figures')} stats={interactionStats(t, interactions)} />
      <section aria-labelledby={headingId}>
        <ListBar
          headingId={headingId}
          title={t('crm.interactions.section')}
          count={
            total && {
              shown: formatTotal(total),
              spoken: t('crm.interactions.count', { count: total.count }),
            }
          }
          searchLabel={t('crm.interactions.search')}
          search={search}
          onSearchChange={props.onSearchChange}
          found={isFiltered ? t('crm.interactions.found', { count: shown.length }) : ''}
        >
          <FilterBox>
            <Select
              label={t('crm.interactions.filter')}
              isLabelHidden
              options={[
                { value: ALL, label: t('crm.interactions.allTypes') },
                ...INTERACTION_TYPES.map((value) => ({ value, label: typeText(t, value) })),
              ]}
              value={type || ALL}
              onValueChange={(value) => props.onTypeFilterChange(value === ALL ? '' : value)}
            />
          </FilterBox>
        </ListBar>
        <ListTrouble
          trouble={interactions.status === 'ready' ? interactions.refreshError : undefined}
        />
        <NamesTrouble contacts={contacts} />
        <CrmTable
          label={t('crm.interactions.section')}
          columns={columns}
          rows={shown}
          getRowId={idOf}
          source={interactions}
          loadingText={t('crm.interactions.loading')}
          empty={{
            title: t('crm.interactions.empty'),
            text: isFiltered ? t('crm.interactions.emptySearch') : t('crm.interactions.emptyText'),
            isFiltered,
          }}
          sorting={sorting}
          onSortingChange={props.onSortingChange}
          {...table}
          listIndent={38}
        />
        <ListFoot paging={props.paging} />
      </section>
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

function contactOf({ contact }: InteractionRow) {
  return contact;
}

function idOf({ interaction }: InteractionRow): string {
  return interaction.id;
}
