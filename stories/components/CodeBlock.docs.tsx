import { CodeBlock } from '@platform/ui';
import type { ComponentGuide } from '../docs/guide.ts';

export const guide: ComponentGuide = {
  purpose:
    'Code, a request or a report that users read and copy. A word of code in a sentence is `<code>`; a text to edit is a Textarea.',
  dos: [
    {
      example: (
        <CodeBlock
          label="Snippet"
          language="HTML"
          code={'<script src="https://chat.example/embed"></script>'}
        />
      ),
      caption: 'With the language, since it says where the code belongs.',
    },
  ],
  donts: [
    {
      example: <CodeBlock code="ten_4f81" />,
      caption: 'An id is a text with a CopyButton.',
    },
  ],
  anatomy: [
    { name: 'Tools', text: 'Language, wrapping, copying.' },
    {
      name: 'Code',
      text: 'From left to right in every language and never translated; it scrolls sideways.',
    },
    { name: 'Line numbers', text: 'Neither copied nor announced.' },
    {
      name: 'Markup',
      text: 'A highlighter of the product passes its elements as children; none is included.',
    },
  ],
  keyboard: [
    { keys: 'Tab', effect: 'Goes to the buttons, then to the code.' },
    { keys: '← →', effect: 'Scrolls the code.' },
  ],
  content: ['The label repeats the heading above it.', 'The language by its usual name: “HTML”.'],
};
