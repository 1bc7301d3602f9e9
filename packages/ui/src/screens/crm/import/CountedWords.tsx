import { useFormats } from '@platform/i18n';
import { Text } from '../../../patterns/Text/Text.tsx';

export interface CountedWordsProps {
  text: string;
  count: number;
}

export function CountedWords({ text, count }: CountedWordsProps) {
  const formats = useFormats();
  const figure = formats.number(count);
  const [before, ...after] = text.split(figure);
  if (after.length === 0) return <span>{text}</span>;
  return (
    <span>
      {before}
      <Text as="b" tone="primary" weight="semibold">
        {figure}
      </Text>
      {after.join(figure)}
    </span>
  );
}
