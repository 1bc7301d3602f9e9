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

/** Deletes fully selected rows or columns, or the table; otherwise empties the selected cells. */
export const deleteSelectedCells: Command = (state, dispatch) => {
  const { selection } = state;
  if (!(selection instanceof CellSelection)) return false;
  const isWideAsTable = selection.isRowSelection();
  const isHighAsTable = selection.isColSelection();
  if (isWideAsTable && isHighAsTable) return deleteTable(state, dispatch);
  if (isWideAsTable) return deleteRow(state, dispatch);
  return isHighAsTable && deleteColumn(state, dispatch);
};

const NEW_TABLE = { rows: 3, columns: 3 };

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
  const position = $from.depth === 0 ? $from.pos : isReplaced ? $from.before(1) : $from.after(1);
  if (dispatch) {
    const { tr } = state;
    tr.replaceWith(position, isReplaced ? $from.after(1) : position, table);
    // Enters the table, its row, its cell and the cell's paragraph.
    dispatch(tr.setSelection(TextSelection.create(tr.doc, position + 4)).scrollIntoView());
  }
  return true;
};

/** Deleting the last row or column deletes the table. */
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

/** Moves to the next cell; in the last one adds a row. */
export const nextCell: Command = (state, dispatch, view) => {
  if (goToNextCell(1)(state, dispatch)) return true;
  if (!isInTable(state) || !addRowAfter(state, dispatch)) return false;
  if (view) goToNextCell(1)(view.state, view.dispatch);
  return true;
};

export const previousCell: Command = goToNextCell(-1);

/** Adds a paragraph after a table at the end of a text, so that the cursor can leave the table. */
export function withLineAfterTable(state: EditorState): Transaction | null {
  if (state.doc.lastChild?.type !== nodeType('table')) return null;
  return state.tr.insert(state.doc.content.size, nodeType('paragraph').create());
}

export const lineAfterTable = () =>
  new Plugin({ appendTransaction: (_transactions, _before, state) => withLineAfterTable(state) });
