import { preserveSpaces } from './preserveSpaces.ts';
import type { Block, Leaf, Mark, Run } from './textModel.ts';
import { isSameMarks } from './textModel.ts';

export interface BlockWriter {
  text: (text: string, marks: readonly Mark[], preservesSpaces: boolean) => void;
  lineBreak: () => void;
  add: (...blocks: Block[]) => void;
  endBlock: () => void;
  finish: () => Block[];
}

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

  function text(value: string, marks: readonly Mark[], preservesSpaces: boolean): void {
    const isBlank = /^[ \t\n\r\f]*$/.test(value);
    if (preservesSpaces && !(isBlank && runs.length === 0))
      push(preserveSpaces(value, tail()), marks);
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
    const writtenRuns = runs;
    runs = [];
    const all = writtenRuns.map((run) => run.text).join('');
    if (all === '') return;
    if (all.trim() === '') {
      // A lone line break, or whitespace that browsers keep, is an empty line.
      const lines = Math.max(1, all.split('\n').length - 1);
      blocks.push(...Array.from({ length: lines }, () => leafBlock(leaf, [])));
      return;
    }
    // Browsers ignore a line break at the end of a block.
    const last = writtenRuns.at(-1);
    if (last) last.text = last.text.replace(/\n$/, '');
    blocks.push(
      leafBlock(
        leaf,
        writtenRuns.filter((run) => run.text !== ''),
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

export const leafBlock = (leaf: Leaf, runs: Run[]): Block =>
  leaf === 'paragraph' ? { kind: 'paragraph', runs } : { kind: 'heading', level: leaf, runs };
