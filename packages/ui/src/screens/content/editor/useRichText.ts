import type { Node } from 'prosemirror-model';
import type { EditorState, Transaction } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import {
  useCallback,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { afterComposition } from './afterComposition.ts';
import { commands, formatOf } from './commands.ts';
import type { CommandName, Format } from './commands.ts';
import { createEditor } from './createEditor.ts';
import { readMarkup } from './markup.ts';

export interface RichTextOptions {
  markup: string;
  label: string;
  language: string;
  onChange: (text: Node) => void;
}

export interface RichText {
  setHost: (host: HTMLDivElement | null) => void;
  format: Format;
  text: () => Node;
  run: (name: CommandName) => void;
  change: (make: (state: EditorState) => Transaction) => void;
  state: () => EditorState | undefined;
  /** True if pasted images were dropped for lack of alternative text. */
  hasLostImages: boolean;
  onLostImagesDismiss: () => void;
}

const NO_FORMAT: Format = {
  pressed: {},
  disabled: { undo: true, redo: true, link: true },
  isInTable: false,
};

const attributesOf = (label: string, language: string) => ({
  role: 'textbox',
  'aria-multiline': 'true',
  'aria-label': label,
  lang: language,
  dir: 'auto',
});

/** The toolbar renders only when its state changes. */
export function useRichText({ markup, label, language, onChange }: RichTextOptions): RichText {
  const [initial] = useState(() => readMarkup(markup));
  const [host, setHost] = useState<HTMLDivElement | null>(null);
  const [format, setFormat] = useState(NO_FORMAT);
  const [hasLostImages, setLostImages] = useState(false);
  const view = useRef<EditorView>(null);
  const notifyChange = useEffectEvent(onChange);
  const firstAttributes = useEffectEvent(() => attributesOf(label, language));

  useLayoutEffect(() => {
    if (!host) return undefined;
    let shown = JSON.stringify(NO_FORMAT);
    const show = (state: EditorState) => {
      const next = formatOf(state);
      const key = JSON.stringify(next);
      if (key !== shown) setFormat(next);
      shown = key;
    };
    const editor = createEditor({
      host,
      text: view.current?.state.doc ?? initial,
      attributes: firstAttributes(),
      onUpdate: (state, isChanged) => {
        show(state);
        if (isChanged) notifyChange(state.doc);
      },
      onImagesLost: () => setLostImages(true),
    });
    view.current = editor;
    return () => editor.destroy();
  }, [host, initial]);

  useEffect(() => {
    view.current?.setProps({ attributes: attributesOf(label, language) });
  }, [label, language]);

  const run = useCallback((name: CommandName) => {
    const editor = view.current;
    if (!editor) return;
    afterComposition(editor, () => {
      commands[name](editor.state, editor.dispatch, editor);
      editor.focus();
    });
  }, []);
  const change = useCallback((make: (state: EditorState) => Transaction) => {
    const editor = view.current;
    if (!editor) return;
    afterComposition(editor, () => {
      editor.dispatch(make(editor.state));
      editor.focus();
    });
  }, []);
  const text = useCallback(() => view.current?.state.doc ?? initial, [initial]);
  const state = useCallback(() => view.current?.state, []);
  const onLostImagesDismiss = useCallback(() => setLostImages(false), []);
  return useMemo(
    () => ({
      setHost,
      format,
      text,
      run,
      change,
      state,
      hasLostImages,
      onLostImagesDismiss,
    }),
    [format, text, run, change, state, hasLostImages, onLostImagesDismiss],
  );
}
