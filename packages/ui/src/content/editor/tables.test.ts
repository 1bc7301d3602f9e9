// @vitest-environment jsdom
import { CellSelection } from 'prosemirror-tables';
import { expect, it, onTestFinished } from 'vitest';
import { createEditor } from './createEditor.ts';
import { readMarkup, writeMarkup } from './markup.ts';
import { deleteSelectedCells } from './tables.ts';
import './testing/pasted.ts';

const row = (...cells: string[]) =>
  `<tr>${cells.map((cell) => `<td><p>${cell}</p></td>`).join('')}</tr>`;
const table = (...rows: string[]) => `<table><tbody>${rows.join('')}</tbody></table>`;
const whole = table(row('A', 'B'), row('C', 'D'));

function open(markup: string) {
  const place = document.createElement('div');
  const view = createEditor({
    place,
    text: readMarkup(markup),
    attributes: {},
    onUpdate: () => {},
    onImagesLost: () => {},
  });
  onTestFinished(() => view.destroy());
  const cellOf = (text: string) => {
    let at = -1;
    view.state.doc.descendants((node, position) => {
      if (node.type.name === 'table_cell' && node.textContent === text) at = position;
    });
    return at;
  };
  return { view, cellOf };
}

it('has a line after a table, which is not saved', () => {
  const { view } = open(whole);
  expect(view.state.doc.lastChild?.type.name).toBe('paragraph');
  expect(writeMarkup(view.state.doc)).toBe(whole);
  view.dispatch(view.state.tr.delete(view.state.doc.content.size - 2, view.state.doc.content.size));
  expect(view.state.doc.lastChild?.type.name).toBe('paragraph');
});

it.each([
  ['A', 'B', table(row('C', 'D'))],
  ['A', 'C', table(row('B'), row('D'))],
  ['A', 'D', ''],
])('deletes what is selected from %s to %s', (first, last, left) => {
  const { view, cellOf } = open(whole);
  const { state } = view;
  view.dispatch(
    state.tr.setSelection(CellSelection.create(state.doc, cellOf(first), cellOf(last))),
  );
  expect(deleteSelectedCells(view.state, view.dispatch)).toBe(true);
  expect(writeMarkup(view.state.doc)).toBe(left);
});

it('leaves single cells to the library, which empties them', () => {
  const { view, cellOf } = open(whole);
  const { state } = view;
  view.dispatch(state.tr.setSelection(CellSelection.create(state.doc, cellOf('A'))));
  expect(deleteSelectedCells(view.state, view.dispatch)).toBe(false);
});
