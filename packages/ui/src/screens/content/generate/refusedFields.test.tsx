// @vitest-environment jsdom
import type { TemplateInput } from '@platform/domain';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { SHOWN_AT_CONTROL, refuse } from '../../../patterns/FormDialog/testing/refuse.tsx';
import type { BriefFieldForm } from './BriefFields.tsx';
import { FormatField } from './FormatField.tsx';
import { SegmentsField } from './SegmentsField.tsx';
import { TemplateInputs } from './TemplateInputs.tsx';
import type { BriefInput, BriefValues } from './generateTypes.ts';

const values: BriefInput = {
  templateId: 'none',
  templateValues: { price: '10', place: 'Lisbon' },
  type: 'email',
  topic: 'Opening hours in winter',
  audience: '',
  tone: 'plain',
  language: 'en',
  length: 'medium',
  keywords: '',
  variants: '2',
  knowledgeBaseId: 'none',
  brandNotes: '',
};
const inputs: TemplateInput[] = ['price', 'place'].map((key) => ({
  key,
  label: key,
  type: 'text',
  isRequired: true,
}));
const lengths = ['short', 'medium', 'long'].map((value) => ({ value, label: value }));

it.each<[keyof BriefInput, (form: BriefFieldForm) => ReactNode]>([
  ['type', (form) => <FormatField form={form} />],
  [
    'length',
    (form) => <SegmentsField form={form} name="length" label="Length" options={lengths} />,
  ],
  ['templateValues', (form) => <TemplateInputs form={form} inputs={inputs} />],
])('%s shows its rejection and takes the focus', async (field, children) => {
  expect(await refuse<BriefInput, BriefValues>({ field, values, children })).toEqual(
    SHOWN_AT_CONTROL,
  );
});
