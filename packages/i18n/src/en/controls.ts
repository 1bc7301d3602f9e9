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
  },
} as const;
