// @vitest-environment jsdom
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { FormCheckbox } from './FormCheckbox.tsx';
import { FormCombobox } from './FormCombobox.tsx';
import { FormPasswordField } from './FormPasswordField.tsx';
import { FormFileUpload } from './FormFileUpload.tsx';
import { FormRadioGroup } from './FormRadioGroup.tsx';
import { FormSegmentedControl } from './FormSegmentedControl.tsx';
import { FormSelect } from './FormSelect.tsx';
import { FormSwitch } from './FormSwitch.tsx';
import { FormTextarea } from './FormTextarea.tsx';
import { FormTextField } from './FormTextField.tsx';
import type { DialogForm } from './formTypes.ts';
import { SHOWN_AT_CONTROL, refuse } from './testing/refuse.tsx';

type Values = Record<'text' | 'choice', string> & {
  isOn: boolean;
  files: readonly File[];
};
const values: Values = { text: 'Desk', choice: 'a', isOn: true, files: [] };
const options = [{ value: 'a', label: 'A' }];

it.each<[string, keyof Values, (form: DialogForm<Values>) => ReactNode]>([
  ['FormTextField', 'text', (form) => <FormTextField form={form} name="text" label="Text" />],
  [
    'FormPasswordField',
    'text',
    (form) => <FormPasswordField form={form} name="text" label="Text" />,
  ],
  [
    'FormSegmentedControl',
    'choice',
    (form) => <FormSegmentedControl form={form} name="choice" label="Choice" options={options} />,
  ],
  ['FormTextarea', 'text', (form) => <FormTextarea form={form} name="text" label="Text" />],
  [
    'FormSelect',
    'choice',
    (form) => <FormSelect form={form} name="choice" label="Choice" options={options} />,
  ],
  [
    'FormCombobox',
    'choice',
    (form) => <FormCombobox form={form} name="choice" label="Choice" options={options} />,
  ],
  [
    'FormRadioGroup',
    'choice',
    (form) => <FormRadioGroup form={form} name="choice" label="Choice" options={options} />,
  ],
  [
    'FormFileUpload',
    'files',
    (form) => <FormFileUpload form={form} name="files" label="Certificates" />,
  ],
  ['FormSwitch', 'isOn', (form) => <FormSwitch form={form} name="isOn" label="On" />],
  ['FormCheckbox', 'isOn', (form) => <FormCheckbox form={form} name="isOn" label="On" />],
])('%s shows the rejection of its field and takes the focus', async (_name, field, children) => {
  expect(await refuse({ field, values, children })).toEqual(SHOWN_AT_CONTROL);
});
