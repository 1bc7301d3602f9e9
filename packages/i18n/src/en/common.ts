/** Words every screen may need; loaded with the first paint, so keep it small. */
export const commonTexts = {
  area: 'common',
  texts: {
    product: 'Assistant Platform',
    documentTitle: '{{page}} | {{product}}',
    loading: 'Loading…',
    notAvailable: 'N/A',
    breadcrumb: 'Breadcrumb',
    opensInNewTab: 'opens in a new tab',
    action: {
      cancel: 'Cancel',
      close: 'Close',
      dismiss: 'Dismiss',
      retry: 'Retry',
      more: 'More actions',
      open: 'Open',
    },
    draft: { kept: 'Draft kept', discard: 'Discard draft' },
    copy: {
      action: 'Copy',
      label: 'Copy {{text}}',
      copied: 'Copied',
      refused: 'Not copied: the browser refused',
    },
    reach: { call: 'Call {{text}}', write: 'Email {{text}}' },
    language: {
      label: 'Language',
      failed: 'The language could not be loaded. Check the connection and choose it again.',
    },
    toast: {
      region: 'Messages',
      close: 'Close message',
      repeated: { one: 'Shown {{count}} time', other: 'Shown {{count}} times' },
    },
    notice: {
      offline: 'You are offline. What you see may be out of date.',
      storageBlocked:
        'This browser blocks storage. You stay signed in only until you close or reload this tab.',
    },
    error: {
      default: 'Something went wrong. Please try again.',
      generic: 'Error occured',
      offline: 'This loads automatically once you are connected.',
      network: 'The service cannot be reached. Check the connection and try again.',
      noPermission: 'You do not have permission for this action',
    },
    validation: {
      emailRequired: 'Email is required',
      emailInvalid: 'Enter a valid email',
      emailLetters: 'Use only letters without accents before the @',
      emailTooLong: 'Use at most 254 characters',
      phoneNoNumber: 'Enter a phone number in digits, like +44 20 7946 0018',
      phoneTooLong: 'A phone number has at most 15 digits',
    },
  },
} as const;
