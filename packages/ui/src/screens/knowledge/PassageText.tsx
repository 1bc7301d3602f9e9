import { FoundWord } from './KnowledgePanel.styles.ts';
import { markWords } from './markWords.ts';

export interface PassageTextProps {
  text: string;
  question: string;
}

export function PassageText({ text, question }: PassageTextProps) {
  if (question === '') return <bdi>{text}</bdi>;
  return (
    <bdi>
      {markWords(text, question).map((part, index) =>
        // oxlint-disable-next-line react/no-array-index-key -- the parts never reorder
        part.isWord ? <FoundWord key={index}>{part.text}</FoundWord> : part.text,
      )}
    </bdi>
  );
}
