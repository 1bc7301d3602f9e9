import { FoundWord } from './KnowledgePanel.styles.ts';
import { markWords } from './markWords.ts';

export interface PassageTextProps {
  text: string;
  /** Its words are marked; '' marks none. */
  question: string;
}

/** Text of a passage with the words of the question marked. */
export function PassageText({ text, question }: PassageTextProps) {
  if (question === '') return <bdi>{text}</bdi>;
  return (
    <bdi>
      {markWords(text, question).map((part, index) =>
        // The parts never reorder. oxlint-disable-next-line react/no-array-index-key
        part.isWord ? <FoundWord key={index}>{part.text}</FoundWord> : part.text,
      )}
    </bdi>
  );
}
