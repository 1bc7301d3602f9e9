/** What tables, lists and fields say around their content; loaded with the first of them. */
export const controlsTexts = {
  area: 'controls',
  texts: {
    table: {
      sortBy: 'Sort by {{column}}',
      sortedAscending: 'Sorted by {{column}}, ascending',
      sortedDescending: 'Sorted by {{column}}, descending',
      unsorted: 'Not sorted',
      rows: { one: '{{count}} row', other: '{{count}} rows' },
    },
    pagination: {
      label: 'Pages',
      page: 'Page {{page}}',
      previous: 'Previous',
      next: 'Next',
      loadMore: 'Load more',
    },
    choice: {
      search: 'Search',
      empty: 'Nothing found',
      loading: 'Loading…',
      clear: 'Clear',
      results: { one: '{{count}} result', other: '{{count}} results' },
    },
    form: {
      problems: {
        one: '{{count}} field needs attention',
        other: '{{count}} fields need attention',
      },
      unsavedTitle: 'Leave without saving?',
      unsavedText: 'What you typed will be lost.',
      leave: 'Leave',
      stay: 'Keep editing',
    },
  },
} as const;
