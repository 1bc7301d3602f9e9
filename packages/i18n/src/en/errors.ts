import { ofProduct } from '../productAreas.ts';

/** Error screens and the start-up failure. */
export const errorsTexts = ofProduct({
  area: 'errors',
  texts: {
    notFound: {
      page: 'Page not found',
      title: 'Oops! Page not found',
      text: 'The address may have changed, or the page was moved.',
      home: 'Return to Home',
    },
    crash: {
      title: "Oops, that's our bad",
      text: 'Something went wrong. Try again in a bit.',
      tryAgain: 'Try Again',
      dashboard: 'Go to Dashboard',
    },
    comingSoon: {
      botEditor: 'Bot editor coming soon.',
    },
    config: {
      page: 'Configuration needed',
      title: 'The app cannot start yet',
      text: {
        one: '{{count}} setting is missing or invalid. Add it to config.json, then reload this page.',
        other:
          '{{count}} settings are missing or invalid. Add them to config.json, then reload this page.',
      },
      unreadable:
        'The file config.json could not be read. Put it next to index.html as valid JSON.',
      list: 'Settings to add',
      missing: 'missing',
      invalid: 'invalid',
      reload: 'Reload',
    },
  },
} as const);
