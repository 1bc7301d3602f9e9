import { ofProduct } from '../productAreas.ts';

/** Texts of actions on several agents or phone numbers; loaded when the first is selected. */
export const voiceBulkTexts = ofProduct({
  area: 'voiceBulk',
  texts: {
    release: {
      title: {
        one: 'Release {{count}} number?',
        other: 'Release {{count}} numbers?',
      },
      text: 'They go back to the provider. Calls to them are no longer answered.',
      failed: 'These numbers could not be released.',
    },
    online: {
      confirm: 'Take online',
      none: 'They are all online already',
      title: {
        one: 'Take {{count}} agent online?',
        other: 'Take {{count}} agents online?',
      },
      text: 'Each is checked first. One that lacks something stays offline.',
      pending: 'Checking…',
      failed: 'These agents stay offline.',
      failedOne: 'Could not be taken online.',
      done: {
        one: '{{count}} agent taken online',
        other: '{{count}} agents taken online',
      },
    },
    offline: {
      none: 'They are all offline already',
      title: {
        one: 'Take {{count}} agent offline?',
        other: 'Take {{count}} agents offline?',
      },
      text: 'They no longer take calls.',
      pending: 'Taking offline…',
      failed: 'These agents stay online.',
      failedOne: 'Could not be taken offline.',
      done: {
        one: '{{count}} agent taken offline',
        other: '{{count}} agents taken offline',
      },
    },
    delete: {
      title: {
        one: 'Delete {{count}} agent?',
        other: 'Delete {{count}} agents?',
      },
      text: 'The agents and their settings are removed. Their calls stay in the history.',
      pending: 'Deleting…',
      failed: 'These agents could not be deleted.',
      failedOne: 'Could not be deleted.',
      done: {
        one: '{{count}} agent deleted',
        other: '{{count}} agents deleted',
      },
    },
    unanswered: 'These numbers are no longer answered:',
  },
} as const);
