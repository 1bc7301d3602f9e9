import { useId } from 'react';
import { CodeBlock } from '../../../components/CodeBlock/CodeBlock.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { Explanation } from './EmbedPanel.styles.ts';

interface CodeBoxProps {
  title: string;
  text: string;
  language?: string;
  code: string;
  copyText: string;
}

export function CodeBox({ title, text, language, code, copyText }: CodeBoxProps) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <Text as="h3" type="title" isTracked id={titleId}>
        {title}
      </Text>
      <Explanation forwardedAs="p" tone="secondary">
        {text}
      </Explanation>
      <CodeBlock label={title} language={language} code={code} copyLabel={copyText} />
    </section>
  );
}
