import { useTranslation } from '@platform/i18n';
import { Check, CircleAlert, Copy } from 'lucide';
import { useId } from 'react';
import { Button } from '../../../components/Button/Button.tsx';
import { Icon } from '../../../components/Icon/Icon.tsx';
import { useCopy } from '../../../internal/useCopy.ts';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { Code, Explanation } from './EmbedPanel.styles.ts';

interface CodeBoxProps {
  title: string;
  text: string;
  code: string;
  copyText: string;
}

const icons = { copied: Check, refused: CircleAlert } as const;
const tones = { copied: 'success', refused: 'danger' } as const;

export function CodeBox({ title, text, code, copyText }: CodeBoxProps) {
  const t = useTranslation();
  const titleId = useId();
  const [result, copy] = useCopy(code);
  return (
    <section aria-labelledby={titleId}>
      <Stack direction="row" gap="2" justify="between">
        <Text as="h3" type="title" isTracked id={titleId}>
          {title}
        </Text>
        <Button
          size="small"
          startIcon={<Icon icon={result ? icons[result] : Copy} />}
          onClick={copy}
        >
          {copyText}
        </Button>
      </Stack>
      <Explanation forwardedAs="p" tone="secondary">
        {text}
      </Explanation>
      <Code tabIndex={0} aria-labelledby={titleId} translate="no" dir="ltr">
        {code}
      </Code>
      <Text aria-live="polite" tone={result ? tones[result] : undefined}>
        {result ? t(`common.copy.${result}`) : null}
      </Text>
    </section>
  );
}
