import { Plugin } from 'prosemirror-state';
import type { Command, EditorState, Transaction } from 'prosemirror-state';
import { CellSelection, deleteColumn, deleteRow, deleteTable } from 'prosemirror-tables';
import { nodeType } from './schema.ts';

/** Deletes the rows or columns that are selected as a whole, or the table; other cells are emptied. */
export const deleteSelectedCells: Command = (state, dispatch) => {
  const { selection } = state;
  if (!(selection instanceof CellSelection)) return false;
  const isWideAsTable = selection.isRowSelection();
  const isHighAsTable = selection.isColSelection();
  if (isWideAsTable && isHighAsTable) return deleteTable(state, dispatch);
  if (isWideAsTable) return deleteRow(state, dispatch);
  return isHighAsTable && deleteColumn(state, dispatch);
};

/** Adds a paragraph after a table at the end of a text: the cursor could not leave the table. */
export function withLineAfterTable(state: EditorState): Transaction | null {
  if (state.doc.lastChild?.type !== nodeType('table')) return null;
  return state.tr.insert(state.doc.content.size, nodeType('paragraph').create());
}

export const lineAfterTable = () =>
  new Plugin({ appendTransaction: (_transactions, _before, state) => withLineAfterTable(state) });
