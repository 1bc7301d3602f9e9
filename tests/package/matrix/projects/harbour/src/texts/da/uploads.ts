import type { Messages } from '@platform/i18n';

export const uploads = {
  uploads: {
    size: { kilobytes: '{{size}} kB', megabytes: '{{size}} MB' },
    drop: {
      title: 'Slip filer her',
      titleOne: 'Slip en fil her',
      over: 'Slip for at tilføje filerne',
      overOne: 'Slip for at tilføje filen',
      browse: 'Vælg filer',
      browseOne: 'Vælg fil',
    },
    rules: {
      size: 'Højst {{size}} pr. fil',
      count: { one: 'Højst {{count}} fil', other: 'Højst {{count}} filer' },
    },
    list: 'Filer',
    remove: 'Fjern',
    removeOf: 'Fjern {{name}} fra listen',
    refusal: {
      folder: 'Det er en mappe. Åbn den, og vælg filerne i den.',
      type: 'Filer af denne type kan ikke bruges.',
      types: 'Filer af denne type kan ikke bruges. Vælg {{types}}.',
      empty: 'Filen er tom.',
      size: '{{size}} er over grænsen på {{limit}}.',
      duplicate: 'Filen er allerede på listen.',
      count: {
        one: 'Der kan højst tilføjes {{count}} fil.',
        other: 'Der kan højst tilføjes {{count}} filer.',
      },
    },
    added: { one: '{{count}} fil er tilføjet.', other: '{{count}} filer er tilføjet.' },
    refused: { one: '{{count}} fil blev afvist:', other: '{{count}} filer blev afvist:' },
    removed: '{{name}} er fjernet.',
  },
} satisfies Messages;
