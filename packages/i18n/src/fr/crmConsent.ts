import type { Dictionary } from '../types.ts';

export const crmConsent = {
  since: 'Depuis le {{date}}',
  from: {
    form: 'Du formulaire de contact',
    import: 'D’une importation',
    bulk: 'D’une modification groupée',
    other: 'De « {{source}} »',
  },
  change: 'Modifier',
  set: {
    action: 'Définir le consentement…',
    title: 'Définir le consentement',
    keep: 'Ne pas modifier',
    required: 'Choisissez un consentement à modifier',
    hint: 'N’enregistrez que ce que ces personnes vous ont indiqué.',
  },
  add: {
    action: 'Ajouter des étiquettes…',
    title: 'Ajouter des étiquettes',
    required: 'Ajoutez au moins une étiquette',
  },
  remove: {
    action: 'Retirer des étiquettes…',
    title: 'Retirer des étiquettes',
    required: 'Choisissez au moins une étiquette',
    none: 'Les contacts sélectionnés n’ont pas d’étiquette',
  },
  submit: {
    one: 'Modifier {{count}} contact',
    many: 'Modifier {{count}} de contacts',
    other: 'Modifier {{count}} contacts',
  },
  changing: 'Modification…',
} satisfies Dictionary<'fr'>['crmConsent'];
