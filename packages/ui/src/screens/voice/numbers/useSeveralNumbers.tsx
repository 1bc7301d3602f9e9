import { useState } from 'react';
import type { ReactNode } from 'react';
import { lazyComponent } from '../../../internal/lazyComponent.tsx';
import type { ListPageProps } from '../../../patterns/ListPage/ListPage.tsx';
import type { ListSelection } from '../../../patterns/ListPage/useSelection.ts';
import type { NumberRow } from './numberRows.ts';
import type { NumberAgent, NumbersActions } from './numbersTypes.ts';

const load = () => import('./dialogs.ts');
const LazyNumberBulkActions = lazyComponent(load, 'NumberBulkActions');
const LazyReleaseSeveralDialog = lazyComponent(load, 'ReleaseSeveralDialog');

export interface SeveralNumbersOptions extends Pick<
  NumbersActions,
  'onAssignSeveral' | 'onReleaseSeveral'
> {
  selection: ListSelection;
  selected: () => readonly NumberRow[];
  agents: readonly NumberAgent[];
}

/** Returns the selection of the list with its actions, and the dialog that confirms a release. */
export function useSeveralNumbers(options: SeveralNumbersOptions): {
  selection: ListPageProps['selection'];
  dialog: ReactNode;
} {
  const { selection, selected, agents, onAssignSeveral, onReleaseSeveral } = options;
  const [released, setReleased] = useState<readonly NumberRow[] | null>(null);
  if (!onAssignSeveral && !onReleaseSeveral) return { selection: undefined, dialog: null };
  const rows = selected().filter(({ number }) => number.id !== '');
  return {
    selection: {
      ...selection,
      actions: (
        <LazyNumberBulkActions
          numbers={rows.map(({ number }) => number)}
          agents={agents}
          onAssignSeveral={onAssignSeveral}
          onRelease={onReleaseSeveral && (() => setReleased(rows))}
          onDone={selection.onValueChange}
        />
      ),
    },
    dialog:
      released && onReleaseSeveral ? (
        <LazyReleaseSeveralDialog
          rows={released}
          onRelease={onReleaseSeveral}
          onDone={selection.onValueChange}
          onClose={() => setReleased(null)}
        />
      ) : null,
  };
}
