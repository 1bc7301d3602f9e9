import { ofProduct } from '../productAreas.ts';

/** Rare notices of the frame: a newer version, the page where a session ended. */
export const noticesTexts = ofProduct({
  area: 'notices',
  texts: {
    version: {
      title: 'A new version is available',
      text: 'Reload when it suits you. Your input in forms is kept.',
      reload: 'Reload',
      later: 'Not now',
    },
    lastPage: {
      title: 'Continue where you left off',
      text: 'Your session ended on the page “{{page}}”.',
      draft: 'Your input is kept.',
      open: 'Continue',
      dismiss: 'Dismiss',
    },
  },
} as const);
