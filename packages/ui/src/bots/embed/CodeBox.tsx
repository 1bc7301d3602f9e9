import { useTranslation } from '@platform/i18n';
import { Check, CircleAlert, Copy } from 'lucide';
import { useId } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import { useCopy } from '../../internal/useCopy.ts';
import { CodeSection, Code } from './EmbedPanel.styles.ts';

interface CodeBoxProps {
  title: string;
  text: string;
  code: string;
  copyText: string;
}

const icons = { copied: Check, refused: CircleAlert } as const;

export function CodeBox({ title, text, code, copyText }: CodeBoxProps) {
  const t = useTranslation();
  const titleId = useId();
  const [result, copy] = useCopy(code);
  return (
    <CodeSection aria-labelledby={titleId}>
      <div>
        <h3 id={titleId}>{title}</h3>
        <Button
          size="small"
          startIcon={<Icon icon={result ? icons[result] : Copy} />}
          onClick={copy}
        >
          {copyText}
        </Button>
      </div>
      <p>{text}</p>
      <Code tabIndex={0} aria-labelledby={titleId} translate="no" dir="ltr">
        {code}
      </Code>
      <span aria-live="polite" data-result={result ?? undefined}>
        {result ? t(`common.copy.${result}`) : null}
      </span>
    </CodeSection>
  );
}
