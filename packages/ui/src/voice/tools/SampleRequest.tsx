import { useTranslation, voiceToolsTexts } from '@platform/i18n';
import { Fragment, useId } from 'react';
import { requestSample } from './requestSample.ts';
import { Sample, SampleHeading, SampleName } from './ToolForm.styles.ts';
import type { ToolValues } from './toolValues.ts';

/** What the tool would send, as far as it has been filled in. */
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

/** The names of JSON in the accent's colour. */
function coloured(text: string) {
  return text.split(/^(\s*"(?:[^"\\]|\\.)*")(?=:)/m).map((part, index) => (
    // The parts have no other name than their place.
    // oxlint-disable-next-line react/no-array-index-key
    <Fragment key={index}>{index % 2 === 1 ? <SampleName>{part}</SampleName> : part}</Fragment>
  ));
}
