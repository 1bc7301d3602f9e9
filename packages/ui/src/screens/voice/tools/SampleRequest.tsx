import { useTranslation, voiceToolsTexts } from '@platform/i18n';
import { Fragment, useId } from 'react';
import { requestSample } from './requestSample.ts';
import { Sample, SampleHeading, SampleName } from './ToolForm.styles.ts';
import type { ToolValues } from './toolValues.ts';

export function SampleRequest({ values }: { values: ToolValues }) {
  const t = useTranslation(voiceToolsTexts);
  const headingId = useId();
  return (
    <section aria-labelledby={headingId}>
      <SampleHeading id={headingId}>{t('voiceTools.form.sample')}</SampleHeading>
      <Sample translate="no">{coloured(requestSample(values))}</Sample>
    </section>
  );
}

function coloured(text: string) {
  return text.split(/^(\s*"(?:[^"\\]|\\.)*")(?=:)/m).map((part, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- the parts have no other key
    <Fragment key={index}>{index % 2 === 1 ? <SampleName>{part}</SampleName> : part}</Fragment>
  ));
}
