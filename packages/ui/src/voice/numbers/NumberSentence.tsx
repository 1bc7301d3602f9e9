import { LazyNumberText } from './LazyNumberText.ts';

export interface NumberSentenceProps {
  /** The translated text, with the number wherever the language puts it. */
  text: string;
  number: string;
}

/** A text in which a telephone number stands in groups, as it does in the list. Renders no element. */
export function NumberSentence({ text, number }: NumberSentenceProps) {
  const [before, ...after] = text.split(number);
  return (
    <>
      {before}
      {after.length > 0 ? <LazyNumberText number={number} fallback={<bdi>{number}</bdi>} /> : null}
      {after.join(number)}
    </>
  );
}
