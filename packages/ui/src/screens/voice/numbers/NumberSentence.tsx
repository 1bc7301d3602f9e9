import { LazyNumberText } from './LazyNumberText.ts';

export interface NumberSentenceProps {
  text: string;
  number: string;
}

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
