import { ofProduct } from '../productAreas.ts';

/** Origins of a consent, and bulk changes of contacts; loaded with the panel or the first selection. */
export const crmConsentTexts = ofProduct({
  area: 'crmConsent',
  texts: {
    since: 'Since {{date}}',
    from: {
      form: 'From the contact form',
      import: 'From an import',
      bulk: 'From a bulk change',
      other: 'From “{{source}}”',
    },
    change: 'Change',
    set: {
      action: 'Set consent…',
      title: 'Set consent',
      keep: 'Do not change',
      required: 'Choose a consent to change',
      hint: 'Record only what these people agreed to or declined.',
    },
    add: { action: 'Add tags…', title: 'Add tags', required: 'Add at least one tag' },
    remove: {
      action: 'Remove tags…',
      title: 'Remove tags',
      required: 'Choose at least one tag',
      none: 'The selected contacts have no tags',
    },
    submit: { one: 'Change {{count}} contact', other: 'Change {{count}} contacts' },
    changing: 'Changing…',
  },
} as const);
