import { holdBlanks } from './holdBlanks.ts';
import type { Block, Leaf, Mark, Run } from './textModel.ts';
import { isSameMarks } from './textModel.ts';

/** Writes blocks: text collects in a line of runs until a block ends it. */
export interface BlockWriter {
  text: (text: string, marks: readonly Mark[], keepsBlanks: boolean) => void;
  lineBreak: () => void;
  /** Ends the current block and adds one. */
  add: (...blocks: Block[]) => void;
  /** Ends the current block if it has text. */
  endBlock: () => void;
  /** All blocks, the last one ended. */
  finish: () => Block[];
}

/** @param leaf what text becomes that is in no block of its own */
export function blockWriter(leaf: Leaf): BlockWriter {
  const blocks: Block[] = [];
  let runs: Run[] = [];

  const tail = () => runs.at(-1)?.text.at(-1) ?? '\n';
  const push = (text: string, marks: readonly Mark[]) => {
    const last = runs.at(-1);
    if (last && isSameMarks(last.marks, marks)) last.text += text;
    else if (text !== '') runs.push({ text, marks });
  };
  const trimEnd = () => {
    const last = runs.at(-1);
    if (last) last.text = last.text.replace(/ +$/, '');
  };

  function text(value: string, marks: readonly Mark[], keepsBlanks: boolean): void {
    const isBlank = /^[ \t\n\r\f]*$/.test(value);
    if (keepsBlanks && !(isBlank && runs.length === 0)) push(holdBlanks(value, tail()), marks);
    else {
      const collapsed = value.replaceAll(/[ \t\n\r\f]+/g, ' ');
      push(/[ \n]/.test(tail()) ? collapsed.replace(/^ /, '') : collapsed, marks);
    }
  }

  function lineBreak(): void {
    trimEnd();
    push('\n', runs.at(-1)?.marks ?? []);
  }

  function endBlock(): void {
    trimEnd();
    const written = runs;
    runs = [];
    const all = written.map((run) => run.text).join('');
    if (all === '') return;
    if (all.trim() === '') {
      // A line break alone, or a blank that no browser collapses, is an empty line.
      const lines = Math.max(1, all.split('\n').length - 1);
      blocks.push(...Array.from({ length: lines }, () => leafBlock(leaf, [])));
      return;
    }
    // A line break at the end of a block shows no further line.
    const last = written.at(-1);
    if (last) last.text = last.text.replace(/\n$/, '');
    blocks.push(
      leafBlock(
        leaf,
        written.filter((run) => run.text !== ''),
      ),
    );
  }

  return {
    text,
    lineBreak,
    endBlock,
    add: (...added) => {
      endBlock();
      blocks.push(...added);
    },
    finish: () => {
      endBlock();
      return blocks;
    },
  };
}

/** A paragraph or a heading. */
export const leafBlock = (leaf: Leaf, runs: Run[]): Block =>
  leaf === 'paragraph' ? { kind: 'paragraph', runs } : { kind: 'heading', level: leaf, runs };
