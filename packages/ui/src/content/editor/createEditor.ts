import { history } from 'prosemirror-history';
import { keymap } from 'prosemirror-keymap';
import type { Node } from 'prosemirror-model';
import { EditorState } from 'prosemirror-state';
import { EditorView } from 'prosemirror-view';
import { keys } from './commands.ts';
import { readPasted } from './markup.ts';
import { schema } from './schema.ts';

/** A new state of a text: nothing to be undone yet. */
const stateOf = (text: Node): EditorState =>
  EditorState.create({ doc: text, schema, plugins: [history(), keymap({ ...keys })] });

export interface EditorOptions {
  /** What it is drawn into. */
  place: HTMLElement;
  text: Node;
  /** Attributes of the field, such as its name. */
  attributes: Record<string, string>;
  /** Told after each change and move of the selection. */
  onUpdate: (state: EditorState, isChanged: boolean) => void;
}

/**
 * Opens the editor. What is pasted or dropped as HTML is sanitised before anything reads it: the
 * library would parse it under a policy of Trusted Types of its own, which the page does not allow.
 */
export function createEditor({ place, text, attributes, onUpdate }: EditorOptions): EditorView {
  const view: EditorView = new EditorView(place, {
    state: stateOf(text),
    attributes,
    dispatchTransaction(transaction) {
      const state = view.state.apply(transaction);
      view.updateState(state);
      onUpdate(state, transaction.docChanged);
    },
    handleDOMEvents: {
      paste: (_view, event) => {
        const markup = event.clipboardData?.getData('text/html') ?? '';
        if (markup === '') return false;
        event.preventDefault();
        const { tr } = view.state;
        view.dispatch(
          tr.replaceSelection(readPasted(markup)).scrollIntoView().setMeta('paste', true),
        );
        return true;
      },
      drop: (_view, event) => {
        const markup = event.dataTransfer?.getData('text/html') ?? '';
        if (markup === '' || view.dragging) return false;
        event.preventDefault();
        const at = view.posAtCoords({ left: event.clientX, top: event.clientY });
        const { tr } = view.state;
        if (at) view.dispatch(tr.replaceRange(at.pos, at.pos, readPasted(markup)));
        return true;
      },
    },
  });
  return view;
}
