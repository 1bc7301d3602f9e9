import { Banner, TextField } from '@platform/ui';
import { FormProblems, FormSection } from '@platform/ui/forms';
import type { ComponentGuide } from '../docs/guide.ts';

const ignore = () => {};

export const guide: ComponentGuide = {
  purpose:
    'A form that fills a page, in sections, with a draft. Up to six fields belong in a FormDialog, one value in an InlineEdit.',
  components: { FormSection, FormProblems },
  dos: [
    {
      example: (
        <FormProblems
          title="Fix the inputs below"
          problems={[{ name: 'name', message: 'name', text: 'Enter a name.' }]}
          labelOf={({ text }) => `Name: ${text}`}
          onFocus={ignore}
        />
      ),
      caption: 'A long form lists its problems after a submit; each leads to its field.',
    },
    {
      example: (
        <FormSection title="Berth" description="As on the harbour map.">
          <TextField label="Name" />
        </FormSection>
      ),
      caption: 'A section explains its fields once, next to them.',
    },
  ],
  donts: [
    {
      example: <Banner tone="danger">Some fields are invalid.</Banner>,
      caption: 'The user would have to look for them.',
    },
  ],
  anatomy: [
    {
      name: 'Problems',
      text: '`FormProblems`, after the first submit, in the order of the fields.',
    },
    {
      name: 'Section',
      text: '`FormSection`: title and description at the start, fields next to them.',
    },
    {
      name: 'Form',
      text: '`usePageForm` validates a field when it is left and all on submit, submits once at a time, and reports a draft.',
    },
  ],
  keyboard: [{ keys: 'Enter', effect: 'Submits the form; on a problem, moves to its field.' }],
  content: ['The description says what the section is for, not how to fill it in.'],
};
