/** What tables, lists and fields say around their content; loaded with the first of them. */
export const controlsTexts = {
  area: 'controls',
  texts: {
    pagination: {
      label: 'Pages',
      page: 'Page {{page}}',
      previous: 'Previous',
      next: 'Next',
      loadMore: 'Load more',
    },
    form: {
      unsavedTitle: 'Leave without saving?',
      unsavedText: 'What you typed will be lost.',
      leave: 'Leave',
      stay: 'Keep editing',
    },
    search: { clear: 'Clear search' },
    export: 'Export CSV',
    selection: {
      label: 'Selection',
      count: { one: '{{count}} selected', other: '{{count}} selected' },
      clear: 'Clear',
      start: 'Select',
      all: 'Select all',
      row: 'Select {{name}}',
    },
    confirm: {
      typeName: 'Type “{{name}}” to confirm',
      wrongName: 'This is not the name.',
    },
    comingSoon: {
      title: 'Something Amazing Is Coming',
      text: 'This page is being built. Nothing to do for now.',
      home: 'Go to Dashboard',
    },
  },
} as const;
