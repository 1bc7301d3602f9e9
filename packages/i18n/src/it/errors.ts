import type { Dictionary } from '../types.ts';

export const errors = {
  notFound: {
    page: 'Pagina non trovata',
    title: 'Ops! Pagina non trovata',
    text: 'L’indirizzo potrebbe essere cambiato o la pagina è stata spostata.',
    home: 'Torna alla home',
  },
  crash: {
    title: 'Ops, è colpa nostra',
    text: 'Qualcosa è andato storto. Riprova tra poco.',
    tryAgain: 'Riprova',
    dashboard: 'Vai alla dashboard',
  },
  comingSoon: {
    botEditor: 'L’editor dei bot arriverà presto.',
  },
  config: {
    page: 'Configurazione necessaria',
    title: 'L’app non può ancora avviarsi',
    text: {
      one: '{{count}} impostazione manca o non è valida. Aggiungila a config.json, poi ricarica questa pagina.',
      many: '{{count}} di impostazioni mancano o non sono valide. Aggiungile a config.json, poi ricarica questa pagina.',
      other:
        '{{count}} impostazioni mancano o non sono valide. Aggiungile a config.json, poi ricarica questa pagina.',
    },
    unreadable:
      'Impossibile leggere il file config.json. Mettilo accanto a index.html come JSON valido.',
    list: 'Impostazioni da aggiungere',
    missing: 'mancante',
    invalid: 'non valida',
    reload: 'Ricarica',
  },
} satisfies Dictionary<'it'>['errors'];
