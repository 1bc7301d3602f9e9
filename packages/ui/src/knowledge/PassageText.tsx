import { markWords } from './markWords.ts';

export interface PassageTextProps {
  text: string;
  /** Its words are marked; '' marks none. */
  question: string;
}

/** What a passage says, with the words of the question marked. */
export function PassageText({ text, question }: PassageTextProps) {
  if (question === '') return <bdi>{text}</bdi>;
  return (
    <bdi>
      {markWords(text, question).map((part, index) =>
        // The parts of one text keep their places.
        // oxlint-disable-next-line react/no-array-index-key
        part.isWord ? <mark key={index}>{part.text}</mark> : part.text,
      )}
    </bdi>
  );
}
