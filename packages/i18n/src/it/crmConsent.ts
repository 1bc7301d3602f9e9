import type { Dictionary } from '../types.ts';

export const crmConsent = {
  since: 'Dal {{date}}',
  from: {
    form: 'Dal modulo di contatto',
    import: 'Da un’importazione',
    bulk: 'Da una modifica in blocco',
    other: 'Da «{{source}}»',
  },
  change: 'Modifica',
  set: {
    action: 'Imposta consenso…',
    title: 'Imposta consenso',
    keep: 'Non modificare',
    required: 'Scegli un consenso da modificare',
    hint: 'Registra solo ciò che queste persone ti hanno comunicato.',
  },
  add: {
    action: 'Aggiungi etichette…',
    title: 'Aggiungi etichette',
    required: 'Aggiungi almeno un’etichetta',
  },
  remove: {
    action: 'Rimuovi etichette…',
    title: 'Rimuovi etichette',
    required: 'Scegli almeno un’etichetta',
    none: 'I contatti selezionati non hanno etichette',
  },
  submit: {
    one: 'Modifica {{count}} contatto',
    many: 'Modifica {{count}} di contatti',
    other: 'Modifica {{count}} contatti',
  },
  changing: 'Modifica in corso…',
} satisfies Dictionary<'it'>['crmConsent'];
