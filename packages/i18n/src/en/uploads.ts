/** Texts of file uploads; loaded with the first of them. */
export const uploadsTexts = {
  area: 'uploads',
  texts: {
    size: {
      kilobytes: '{{size}} KB',
      megabytes: '{{size}} MB',
    },
    drop: {
      title: 'Drop files here',
      titleOne: 'Drop a file here',
      over: 'Let go to add the files',
      overOne: 'Let go to add the file',
      browse: 'Browse files',
      browseOne: 'Browse file',
    },
    rules: {
      size: 'Up to {{size}} per file',
      count: {
        one: 'At most {{count}} file',
        other: 'At most {{count}} files',
      },
    },
    list: 'Files',
    sending: '{{sent}} of {{size}}',
    waiting: 'Waiting, {{size}}',
    done: 'Uploaded, {{size}}',
    stopped: 'Cancelled, {{size}}',
    failed: 'The file could not be uploaded. Please try again.',
    progress: 'Progress of {{name}}',
    cancel: 'Cancel {{name}}',
    retry: 'Retry',
    retryOf: 'Retry {{name}}',
    remove: 'Remove',
    removeOf: 'Remove {{name}} from the list',
    refusal: {
      folder: 'This is a folder. Open it and choose the files inside.',
      type: 'Files of this type are not accepted.',
      types: 'Files of this type are not accepted. Choose {{types}}.',
      empty: 'This file is empty.',
      size: '{{size}} is over the limit of {{limit}}.',
      duplicate: 'This file is already in the list.',
      count: {
        one: 'No more than {{count}} file can be added.',
        other: 'No more than {{count}} files can be added.',
      },
    },
    added: {
      one: '{{count}} file added.',
      other: '{{count}} files added.',
    },
    refused: {
      one: '{{count}} file not added:',
      other: '{{count}} files not added:',
    },
    removed: '{{name}} removed.',
  },
} as const;
