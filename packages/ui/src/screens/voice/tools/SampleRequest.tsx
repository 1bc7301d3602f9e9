import { useTranslation, voiceToolsTexts } from '@platform/i18n';
import { Fragment, useId } from 'react';
import { CodeBlock } from '../../../components/CodeBlock/CodeBlock.tsx';
import { requestSample } from './requestSample.ts';
import { SampleHeading, SampleName } from './ToolForm.styles.ts';
import type { ToolValues } from './toolValues.ts';

export function SampleRequest({ values }: { values: ToolValues }) {
  const t = useTranslation(voiceToolsTexts);
  const headingId = useId();
  const title = t('voiceTools.form.sample');
  const code = requestSample(values);
  return (
    <section aria-labelledby={headingId}>
      <SampleHeading id={headingId}>{title}</SampleHeading>
      <CodeBlock label={title} code={code} defaultWrapped>
        {coloured(code)}
      </CodeBlock>
    </section>
  );
}

function coloured(text: string) {
  return text.split(/^(\s*"(?:[^"\\]|\\.)*")(?=:)/m).map((part, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- the parts have no other key
    <Fragment key={index}>{index % 2 === 1 ? <SampleName>{part}</SampleName> : part}</Fragment>
  ));
}
