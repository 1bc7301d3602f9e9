import { crmTexts, figuresTexts, useFormats, useTranslation } from '@platform/i18n';
import { useCallback, useMemo, useState } from 'react';
import { lazyComponent, usePreload } from '../../internal/lazyComponent.tsx';
import { ALL_DAYS, hasDays, isWithinDays } from '../../patterns/RangeFilter/isWithinDays.ts';
import { RemoteStats } from '../../patterns/RemoteStats/RemoteStats.tsx';
import { createdFilter } from './createdFilter.ts';
import { CrmListPage } from './CrmListPage.tsx';
import { finderIn, interactionRows, itemsOf, useContactFinder } from './crmRows.ts';
import type { InteractionRow } from './crmRows.ts';
import { interactionText } from './crmSearch.ts';
import { interactionColumns } from './interactionColumns.tsx';
import type { CrmInteraction } from './types.ts';
import { typeOptions } from './interactionKinds.ts';
import { interactionStats } from './listStats.ts';
import type { InteractionsScreenProps } from './screenTypes.ts';

const LazyInteractionDialog = lazyComponent(() => import('./dialogs.ts'), 'InteractionDialog');

/** List of interactions. Render it inside a `Page`. */
export function InteractionsScreen(props: InteractionsScreenProps) {
  const { state, actions, contactHref } = props;
  const { interactions, contacts, agentNames, type, created = ALL_DAYS } = state;
  const t = useTranslation(crmTexts, figuresTexts);
  const formats = useFormats();
  usePreload(LazyInteractionDialog);
  const [isAdding, setAdding] = useState(false);
  const columns = useMemo(() => interactionColumns(t, contactHref), [t, contactHref]);
  const items = itemsOf(interactions);
  const find = useContactFinder(contacts);
  const rows = useMemo(() => interactionRows(items, find, agentNames), [items, find, agentNames]);
  const isWanted = useCallback(
    (one: CrmInteraction) =>
      (type === '' || one.typeText === type) && isWithinDays(one.createdAt, created),
    [type, created],
  );
  const narrowed = useMemo(() => rows.filter((row) => isWanted(row.interaction)), [rows, isWanted]);

  function openForm(): void {
    actions.onFormOpen?.();
    setAdding(true);
  }

  return (
    <>
      <CrmListPage
        {...props}
        section="interactions"
        source={interactions}
        names={contacts}
        rows={narrowed}
        toRows={(all, contactItems) =>
          interactionRows(
            all.filter(isWanted),
            contactItems ? finderIn(contactItems) : find,
            agentNames,
          )
        }
        itemOf={itemOf}
        contactOf={contactOf}
        textOf={interactionText}
        columns={columns}
        listIndent={38}
        stats={
          <RemoteStats
            isSlim
            label={t('crm.interactions.figures')}
            stats={interactionStats(t, formats, interactions)}
          />
        }
        filters={{
          items: [
            {
              kind: 'one',
              id: 'type',
              label: t('crm.interactions.filter'),
              allLabel: t('crm.interactions.allTypes'),
              options: typeOptions(t),
              value: type,
              onValueChange: actions.onTypeFilterChange,
            },
            ...createdFilter(t, { created, onCreatedChange: actions.onCreatedChange }),
          ],
        }}
        isFiltered={type !== '' || hasDays(created)}
        onClearFilter={() => {
          actions.onTypeFilterChange('');
          actions.onCreatedChange?.(ALL_DAYS);
        }}
        onAdd={openForm}
      />
      {isAdding ? (
        <LazyInteractionDialog
          {...props}
          contacts={state.formContacts}
          onCreateContact={actions.onCreateContact}
          onSave={actions.onCreateInteraction}
          onClose={() => setAdding(false)}
        />
      ) : null}
    </>
  );
}

const itemOf = ({ interaction }: InteractionRow) => interaction;
const contactOf = ({ contact }: InteractionRow) => contact;
