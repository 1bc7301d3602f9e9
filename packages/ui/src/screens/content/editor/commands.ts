import {
  baseKeymap,
  chainCommands,
  exitCode,
  lift,
  setBlockType,
  toggleMark,
  wrapIn,
} from 'prosemirror-commands';
import { redo, undo } from 'prosemirror-history';
import { liftListItem, sinkListItem, splitListItem, wrapInList } from 'prosemirror-schema-list';
import type { MarkType, NodeType } from 'prosemirror-model';
import type { Command, EditorState } from 'prosemirror-state';
import { markType, nodeType } from './schema.ts';
import { isInTable } from 'prosemirror-tables';
import { deleteSelectedCells, nextCell, previousCell, tableCommands } from './tables.ts';

export type CommandName =
  | 'strong'
  | 'em'
  | 'heading2'
  | 'heading3'
  | 'bulletList'
  | 'orderedList'
  | 'blockquote'
  | 'undo'
  | 'redo'
  | keyof typeof tableCommands;

const isInside = ({ selection: { $from } }: EditorState, type: NodeType): boolean => {
  for (let depth = $from.depth; depth > 0; depth -= 1) {
    if ($from.node(depth).type === type) return true;
  }
  return false;
};

const isMarked = ({ selection, storedMarks, doc }: EditorState, type: MarkType): boolean => {
  const { from, to, empty, $from } = selection;
  if (empty) return Boolean(type.isInSet(storedMarks ?? $from.marks()));
  return doc.rangeHasMark(from, to, type);
};

const isHeading = ({ selection: { $from } }: EditorState, level: number): boolean =>
  $from.parent.type === nodeType('heading') && $from.parent.attrs['level'] === level;

const toggleHeading =
  (level: number): Command =>
  (state, dispatch, view) =>
    isHeading(state, level)
      ? setBlockType(nodeType('paragraph'))(state, dispatch, view)
      : setBlockType(nodeType('heading'), { level })(state, dispatch, view);

const toggleList =
  (name: 'bullet_list' | 'ordered_list'): Command =>
  (state, dispatch, view) =>
    isInside(state, nodeType(name))
      ? liftListItem(nodeType('list_item'))(state, dispatch, view)
      : wrapInList(nodeType(name))(state, dispatch, view);

const toggleQuote: Command = (state, dispatch, view) =>
  isInside(state, nodeType('blockquote'))
    ? lift(state, dispatch, view)
    : wrapIn(nodeType('blockquote'))(state, dispatch, view);

export const commands: Readonly<Record<CommandName, Command>> = {
  strong: toggleMark(markType('strong')),
  em: toggleMark(markType('em')),
  heading2: toggleHeading(2),
  heading3: toggleHeading(3),
  bulletList: toggleList('bullet_list'),
  orderedList: toggleList('ordered_list'),
  blockquote: toggleQuote,
  undo,
  redo,
  ...tableCommands,
};

const insertLineBreak: Command = chainCommands(exitCode, (state, dispatch) => {
  dispatch?.(state.tr.replaceSelectionWith(nodeType('hard_break').create()).scrollIntoView());
  return true;
});

/** Tab moves between the cells of a table; elsewhere it moves the focus out of the editor. */
export const keys: Readonly<Record<string, Command>> = {
  ...baseKeymap,
  'Mod-b': commands.strong,
  'Mod-i': commands.em,
  'Mod-z': undo,
  'Mod-y': redo,
  'Mod-Shift-z': redo,
  'Mod-`': toggleMark(markType('code')),
  'Mod-Alt-2': commands.heading2,
  'Mod-Alt-3': commands.heading3,
  'Mod-Shift-8': commands.bulletList,
  'Mod-Shift-7': commands.orderedList,
  'Mod-]': sinkListItem(nodeType('list_item')),
  'Mod-[': liftListItem(nodeType('list_item')),
  Backspace: chainCommands(deleteSelectedCells, baseKeymap['Backspace'] ?? exitCode),
  Delete: chainCommands(deleteSelectedCells, baseKeymap['Delete'] ?? exitCode),
  Tab: nextCell,
  'Shift-Tab': previousCell,
  'Shift-Enter': insertLineBreak,
  Enter: chainCommands(splitListItem(nodeType('list_item')), baseKeymap['Enter'] ?? exitCode),
};

export interface Format {
  pressed: Readonly<Partial<Record<CommandName | 'link', boolean>>>;
  disabled: Readonly<Partial<Record<CommandName | 'link', boolean>>>;
  isInTable: boolean;
}

export function formatOf(state: EditorState): Format {
  return {
    pressed: {
      strong: isMarked(state, markType('strong')),
      em: isMarked(state, markType('em')),
      heading2: isHeading(state, 2),
      heading3: isHeading(state, 3),
      bulletList: isInside(state, nodeType('bullet_list')),
      orderedList: isInside(state, nodeType('ordered_list')),
      blockquote: isInside(state, nodeType('blockquote')),
      link: isMarked(state, markType('link')),
    },
    disabled: {
      undo: !undo(state),
      redo: !redo(state),
      link: state.selection.empty && !isMarked(state, markType('link')),
    },
    isInTable: isInTable(state),
  };
}
