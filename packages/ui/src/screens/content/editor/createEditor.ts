import { history } from 'prosemirror-history';
import { keymap } from 'prosemirror-keymap';
import type { Node } from 'prosemirror-model';
import { EditorState } from 'prosemirror-state';
import { tableEditing } from 'prosemirror-tables';
import { EditorView } from 'prosemirror-view';
import { keys } from './commands.ts';
import { readPasted } from './markup.ts';
import { writeFragment } from './plainText.ts';
import { schema } from './schema.ts';
import { lineAfterTable, withLineAfterTable } from './tables.ts';

function stateOf(text: Node): EditorState {
  const plugins = [history(), keymap({ ...keys }), tableEditing(), lineAfterTable()];
  const state = EditorState.create({ doc: text, schema, plugins });
  const line = withLineAfterTable(state);
  return line ? EditorState.create({ doc: line.doc, schema, plugins }) : state;
}

export interface EditorOptions {
  host: HTMLElement;
  text: Node;
  attributes: Record<string, string>;
  onUpdate: (state: EditorState, isChanged: boolean) => void;
  /** Called if images without alternative text were pasted or dropped. */
  onImagesLost: () => void;
}

/** ProseMirror's own parser of pasted HTML needs a Trusted Types policy, which is not allowed. */
export function createEditor(options: EditorOptions): EditorView {
  const { host, text, attributes, onUpdate, onImagesLost } = options;

  /** HTML to read from transferred data; null leaves it to ProseMirror. */
  function markupOf(data: DataTransfer | null): string | null {
    const markup = data?.getData('text/html') ?? '';
    if (markup !== '') return view.state.selection.$from.parent.type.spec.code ? null : markup;
    const hasText = (data?.getData('text/plain') ?? '') !== '';
    if (hasText || (data?.files.length ?? 0) === 0) return null;
    onImagesLost();
    return '';
  }

  function read(markup: string) {
    const { slice, lostImages } = readPasted(markup);
    if (lostImages > 0) onImagesLost();
    return slice;
  }

  const view: EditorView = new EditorView(host, {
    state: stateOf(text),
    attributes,
    clipboardTextSerializer: (slice) => writeFragment(slice.content),
    dispatchTransaction(transaction) {
      const state = view.state.apply(transaction);
      view.updateState(state);
      onUpdate(state, transaction.docChanged);
    },
    handleDOMEvents: {
      paste: (_view, event) => {
        const markup = markupOf(event.clipboardData);
        if (markup === null) return false;
        event.preventDefault();
        const slice = read(markup);
        const isHandled = view.someProp('handlePaste', (handle) => handle(view, event, slice));
        if (!isHandled && slice.size > 0) {
          const { tr } = view.state;
          view.dispatch(tr.replaceSelection(slice).scrollIntoView().setMeta('paste', true));
        }
        return true;
      },
      drop: (_view, event) => {
        const markup = view.dragging ? null : markupOf(event.dataTransfer);
        if (markup === null) return false;
        event.preventDefault();
        const position = view.posAtCoords({ left: event.clientX, top: event.clientY });
        const { tr } = view.state;
        if (position) view.dispatch(tr.replaceRange(position.pos, position.pos, read(markup)));
        return true;
      },
    },
  });
  return view;
}
