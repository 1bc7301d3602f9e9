// @vitest-environment jsdom
import { TextSelection } from 'prosemirror-state';
import { CellSelection } from 'prosemirror-tables';
import type { EditorView } from 'prosemirror-view';
import { expect, it, onTestFinished } from 'vitest';
import { createEditor } from './createEditor.ts';
import { readMarkup, writeMarkup } from './markup.ts';
import { deleteSelectedCells, tableCommands } from './tables.ts';
import './testing/pasted.ts';

const row = (...cells: string[]) =>
  `<tr>${cells.map((cell) => `<td><p>${cell}</p></td>`).join('')}</tr>`;
const table = (...rows: string[]) => `<table><tbody>${rows.join('')}</tbody></table>`;
const twoRowTable = table(row('A', 'B'), row('C', 'D'));

function newTable(): string {
  const cells = row('', '', '');
  return table(cells, cells, cells);
}

/** Puts the cursor at the end of the block that contains a text. */
function setCursor(view: EditorView, text: string): void {
  let offset = -1;
  view.state.doc.descendants((node, position) => {
    if (offset === -1 && node.isTextblock && node.textContent === text)
      offset = position + 1 + text.length;
  });
  view.dispatch(view.state.tr.setSelection(TextSelection.create(view.state.doc, offset)));
}

function open(markup: string) {
  const host = document.createElement('div');
  const view = createEditor({
    host,
    text: readMarkup(markup),
    attributes: {},
    onUpdate: () => {},
    onImagesLost: () => {},
  });
  onTestFinished(() => view.destroy());
  const cellOf = (text: string) => {
    let offset = -1;
    view.state.doc.descendants((node, position) => {
      if (node.type.name === 'table_cell' && node.textContent === text) offset = position;
    });
    return offset;
  };
  return { view, cellOf };
}

it('adds a line after a table, which is not saved', () => {
  const { view } = open(twoRowTable);
  expect(view.state.doc.lastChild?.type.name).toBe('paragraph');
  expect(writeMarkup(view.state.doc)).toBe(twoRowTable);
  view.dispatch(view.state.tr.delete(view.state.doc.content.size - 2, view.state.doc.content.size));
  expect(view.state.doc.lastChild?.type.name).toBe('paragraph');
});

it.each([
  ['A', 'B', table(row('C', 'D'))],
  ['A', 'C', table(row('B'), row('D'))],
  ['A', 'D', ''],
])('deletes what is selected from %s to %s', (first, last, remaining) => {
  const { view, cellOf } = open(twoRowTable);
  const { state } = view;
  view.dispatch(
    state.tr.setSelection(CellSelection.create(state.doc, cellOf(first), cellOf(last))),
  );
  expect(deleteSelectedCells(view.state, view.dispatch)).toBe(true);
  expect(writeMarkup(view.state.doc)).toBe(remaining);
});

it('lets the library clear single cells', () => {
  const { view, cellOf } = open(twoRowTable);
  const { state } = view;
  view.dispatch(state.tr.setSelection(CellSelection.create(state.doc, cellOf('A'))));
  expect(deleteSelectedCells(view.state, view.dispatch)).toBe(false);
});

const header = '<tr><th><p>H</p></th><th><p>I</p></th></tr>';
const empty = row('', '');

it.each<[keyof typeof tableCommands, string, string, string]>([
  ['addRowBefore', 'C', twoRowTable, table(row('A', 'B'), empty, row('C', 'D'))],
  ['addRowAfter', 'C', twoRowTable, table(row('A', 'B'), row('C', 'D'), empty)],
  ['addRowAfter', 'H', table(header, row('A', 'B')), table(header, empty, row('A', 'B'))],
  ['addColumnBefore', 'B', twoRowTable, table(row('A', '', 'B'), row('C', '', 'D'))],
  ['addColumnAfter', 'D', twoRowTable, table(row('A', 'B', ''), row('C', 'D', ''))],
  ['deleteRow', 'B', twoRowTable, table(row('C', 'D'))],
  ['deleteColumn', 'B', twoRowTable, table(row('A'), row('C'))],
  ['deleteRow', 'A', table(row('A', 'B')), ''],
  ['deleteColumn', 'A', table(row('A'), row('B')), ''],
  ['deleteTable', 'D', `${twoRowTable}<p>After</p>`, '<p>After</p>'],
  ['insertTable', 'First', '<p>First</p><p>Last</p>', `<p>First</p>${newTable()}<p>Last</p>`],
  [
    'insertTable',
    'First',
    '<ul><li><p>First</p></li></ul>',
    `<ul><li><p>First</p></li></ul>${newTable()}`,
  ],
  ['insertTable', '', '<p></p>', newTable()],
])('%s at %j', (name, at, markup, expected) => {
  const { view } = open(markup);
  setCursor(view, at);
  expect(tableCommands[name](view.state, view.dispatch)).toBe(true);
  expect(writeMarkup(view.state.doc)).toBe(expected);
});

it('moves to the first cell of a new table, and does not nest tables', () => {
  const { view } = open('<p>First</p>');
  setCursor(view, 'First');
  tableCommands.insertTable(view.state, view.dispatch);
  view.dispatch(view.state.tr.insertText('here'));
  expect(writeMarkup(view.state.doc)).toContain('<table><tbody><tr><td><p>here</p></td>');
  expect(tableCommands.insertTable(view.state, view.dispatch)).toBe(false);
});

const press = (view: EditorView, shiftKey = false) => {
  const event = new KeyboardEvent('keydown', { key: 'Tab', shiftKey, cancelable: true });
  view.dom.dispatchEvent(event);
  return event.defaultPrevented;
};

it('Tab moves to the next cell, and from the last one to a new row', () => {
  const { view } = open(twoRowTable);
  setCursor(view, 'B');
  expect(press(view)).toBe(true);
  view.dispatch(view.state.tr.insertText('c'));
  expect(press(view)).toBe(true);
  expect(press(view)).toBe(true);
  view.dispatch(view.state.tr.insertText('e'));
  expect(writeMarkup(view.state.doc)).toBe(table(row('A', 'B'), row('c', 'D'), row('e', '')));
  expect(press(view, true)).toBe(true);
  view.dispatch(view.state.tr.insertText('d'));
  expect(writeMarkup(view.state.doc)).toBe(table(row('A', 'B'), row('c', 'd'), row('e', '')));
});

it('Tab outside of a table leaves the editor, as does Shift+Tab in the first cell', () => {
  const { view } = open(`<p>Before</p>${twoRowTable}`);
  setCursor(view, 'Before');
  expect(press(view)).toBe(false);
  setCursor(view, 'A');
  expect(press(view, true)).toBe(false);
});
