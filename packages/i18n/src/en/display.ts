/** Texts of copy buttons, code blocks, timelines and charts. */
export const displayTexts = {
  area: 'display',
  texts: {
    avatars: {
      people: 'People',
      more: { one: '{{count}} more person', other: '{{count}} more people' },
    },
    edit: {
      hint: 'Edit: {{label}}',
      required: 'Enter a text.',
      failed: 'Not saved. Try again.',
      saving: 'Saving…',
    },
    timeline: { empty: 'Nothing yet', today: 'Today', yesterday: 'Yesterday', noDate: 'No date' },
    copy: {
      byHand: 'Copy by hand',
      selected:
        'The browser does not let this page copy. The text is selected: copy it with {{keys}}.',
      text: 'Text to copy',
    },
    code: {
      label: 'Code',
      wrap: 'Wrap lines',
      copy: 'Copy code',
    },
  },
} as const;
