import { chainCommands } from 'prosemirror-commands';
import { Plugin, TextSelection } from 'prosemirror-state';
import type { Command, EditorState, Transaction } from 'prosemirror-state';
import {
  addColumnAfter,
  addColumnBefore,
  addRowAfter,
  addRowBefore,
  CellSelection,
  deleteColumn,
  deleteRow,
  deleteTable,
  goToNextCell,
  isInTable,
} from 'prosemirror-tables';
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

/** Rows and columns of a new table. */
const NEW_TABLE = { rows: 3, columns: 3 };

/** Inserts an empty table after the block of the cursor and goes to its first cell. */
const insertTable: Command = (state, dispatch) => {
  const { $from } = state.selection;
  if (isInTable(state)) return false;
  const cells = () =>
    Array.from({ length: NEW_TABLE.columns }, () => nodeType('table_cell').createAndFill()!);
  const rows = Array.from({ length: NEW_TABLE.rows }, () =>
    nodeType('table_row').create(null, cells()),
  );
  const table = nodeType('table').create(null, rows);
  const isReplaced = $from.depth === 1 && $from.parent.content.size === 0;
  const at = $from.depth === 0 ? $from.pos : isReplaced ? $from.before(1) : $from.after(1);
  if (dispatch) {
    const { tr } = state;
    tr.replaceWith(at, isReplaced ? $from.after(1) : at, table);
    // Into the table, its row, its cell and the paragraph of that.
    dispatch(tr.setSelection(TextSelection.create(tr.doc, at + 4)).scrollIntoView());
  }
  return true;
};

/** What can be done with a table, by name. Without its last row or column there is no table. */
export const tableCommands = {
  insertTable,
  addRowBefore,
  addRowAfter,
  addColumnBefore,
  addColumnAfter,
  deleteRow: chainCommands(deleteRow, deleteTable),
  deleteColumn: chainCommands(deleteColumn, deleteTable),
  deleteTable,
} satisfies Record<string, Command>;

/** Goes to the next cell, from the last one to a new row. */
export const nextCell: Command = (state, dispatch, view) => {
  if (goToNextCell(1)(state, dispatch)) return true;
  if (!isInTable(state) || !addRowAfter(state, dispatch)) return false;
  if (view) goToNextCell(1)(view.state, view.dispatch);
  return true;
};

export const previousCell: Command = goToNextCell(-1);

/** Adds a paragraph after a table at the end of a text: the cursor could not leave the table. */
export function withLineAfterTable(state: EditorState): Transaction | null {
  if (state.doc.lastChild?.type !== nodeType('table')) return null;
  return state.tr.insert(state.doc.content.size, nodeType('paragraph').create());
}

export const lineAfterTable = () =>
  new Plugin({ appendTransaction: (_transactions, _before, state) => withLineAfterTable(state) });
