import { useFormats } from '@platform/i18n';

export interface CountedWordsProps {
  /** The translated text, with the count wherever the language puts it. */
  text: string;
  count: number;
}

/** A text whose count stands out. */
export function CountedWords({ text, count }: CountedWordsProps) {
  const formats = useFormats();
  const figure = formats.number(count);
  const [before, ...after] = text.split(figure);
  if (after.length === 0) return <span>{text}</span>;
  return (
    <span>
      {before}
      <b>{figure}</b>
      {after.join(figure)}
    </span>
  );
}
