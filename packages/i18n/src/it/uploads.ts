import type { Dictionary } from '../types.ts';

export const uploads = {
  size: {
    kilobytes: '{{size}} KB',
    megabytes: '{{size}} MB',
  },
  drop: {
    title: 'Trascini qui i file',
    titleOne: 'Trascini qui un file',
    over: 'Rilasci per aggiungere i file',
    overOne: 'Rilasci per aggiungere il file',
    browse: 'Sfoglia file',
    browseOne: 'Sfoglia file',
  },
  rules: {
    size: 'Fino a {{size}} per file',
    count: {
      one: 'Al massimo {{count}} file',
      many: 'Al massimo {{count}} di file',
      other: 'Al massimo {{count}} file',
    },
  },
  list: 'File',
  sending: '{{sent}} di {{size}}',
  waiting: 'In attesa, {{size}}',
  done: 'Caricato, {{size}}',
  stopped: 'Annullato, {{size}}',
  failed: 'Impossibile caricare il file. Riprovi.',
  progress: 'Avanzamento di {{name}}',
  cancel: 'Annulla {{name}}',
  retry: 'Riprova',
  retryOf: 'Riprova {{name}}',
  remove: 'Rimuovi',
  removeOf: 'Rimuovi {{name}} dall’elenco',
  refusal: {
    folder: 'È una cartella. La apra e scelga i file che contiene.',
    type: 'I file di questo tipo non sono accettati.',
    types: 'I file di questo tipo non sono accettati. Scelga {{types}}.',
    empty: 'Questo file è vuoto.',
    size: '{{size}} supera il limite di {{limit}}.',
    duplicate: 'Questo file è già nell’elenco.',
    count: {
      one: 'Si può aggiungere al massimo {{count}} file.',
      many: 'Si possono aggiungere al massimo {{count}} di file.',
      other: 'Si possono aggiungere al massimo {{count}} file.',
    },
  },
  added: {
    one: '{{count}} file aggiunto.',
    many: '{{count}} di file aggiunti.',
    other: '{{count}} file aggiunti.',
  },
  refused: {
    one: '{{count}} file non aggiunto:',
    many: '{{count}} di file non aggiunti:',
    other: '{{count}} file non aggiunti:',
  },
  removed: '{{name}} rimosso.',
} satisfies Dictionary<'it'>['uploads'];
