import type { Dictionary } from '../types.ts';

export const crmConsent = {
  since: 'Seit {{date}}',
  from: {
    form: 'Aus dem Kontaktformular',
    import: 'Aus einem Import',
    bulk: 'Aus einer Sammeländerung',
    other: 'Aus „{{source}}“',
  },
  change: 'Ändern',
  set: {
    action: 'Einwilligung setzen…',
    title: 'Einwilligung setzen',
    keep: 'Nicht ändern',
    required: 'Wählen Sie eine Einwilligung, die geändert werden soll',
    hint: 'Erfassen Sie nur, was diese Personen Ihnen mitgeteilt haben.',
  },
  add: {
    action: 'Schlagwörter hinzufügen…',
    title: 'Schlagwörter hinzufügen',
    required: 'Fügen Sie mindestens ein Schlagwort hinzu',
  },
  remove: {
    action: 'Schlagwörter entfernen…',
    title: 'Schlagwörter entfernen',
    required: 'Wählen Sie mindestens ein Schlagwort',
    none: 'Die ausgewählten Kontakte haben keine Schlagwörter',
  },
  submit: { one: '{{count}} Kontakt ändern', other: '{{count}} Kontakte ändern' },
  changing: 'Wird geändert…',
} satisfies Dictionary<'de'>['crmConsent'];
