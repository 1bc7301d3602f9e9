/** Texts of tables, lists and fields; loaded with the first of them. */
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
    search: { clear: 'Clear search' },
    filter: { chosen: '{{label}}: {{values}}', clear: 'Clear filter' },
    export: 'Export CSV',
    exporting: 'Loading all rows for the export. So far: {{loaded}}',
    exported: { one: '{{count}} row saved', other: '{{count}} rows saved' },
    exportedPart: 'The first {{saved}} rows are saved. There are more.',
    slot: {
      failed: 'This part could not be shown.',
      failedShort: 'Error',
      actions: 'Actions for {{name}}',
      column: 'Actions',
    },
    selection: {
      label: 'Selection',
      count: { one: '{{count}} selected', other: '{{count}} selected' },
      clear: 'Clear',
      start: 'Select',
      all: 'Select all',
      row: 'Select {{name}}',
    },
  },
} as const;
