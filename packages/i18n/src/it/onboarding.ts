import type { Dictionary } from '../types.ts';

export const onboarding = {
  title: {
    start: 'I primi passi verso la tua prima chiamata.',
    half: 'A metà strada dalla tua prima chiamata.',
    last: 'Manca solo un passo.',
    done: 'È tutto pronto.',
  },
  text: 'Ogni passo apre la schermata vera, e questo elenco segue ciò che hai impostato.',
  doneText: 'Questo elenco segue ciò che hai impostato: è qui quando ti serve.',
  progress: '{{done}} di {{total}} completati',
  later: 'Più tardi',
  steps: 'Primi passi',
  done: 'Completato',
  failed: 'Impossibile leggere questo passo.',
  openDashboard: 'Apri la dashboard',
  requests: {
    title: 'Rispondi alle richieste di ruolo',
    todo: 'Qualcuno ti offre un ruolo.',
    done: 'Nessuna offerta attende una risposta.',
  },
  name: {
    title: 'Conferma il tuo nome',
    todo: 'I colleghi lo vedono accanto a ciò che fai.',
    action: 'Apri il profilo',
  },
  integration: {
    title: 'Collega un’integrazione',
    todo: 'Gli assistenti vi leggono e vi agiscono.',
    action: 'Vedi le integrazioni',
    done: '{{provider}}, come {{account}}',
  },
  agent: {
    title: 'Crea un agente da un modello',
    todo: 'Parte offline, quindi nessuno può ancora chiamarlo.',
    template: 'Modello',
    blank: 'Vuoto',
    blankText: 'Scrivi il tuo',
    action: 'Crea agente',
    done: {
      one: '{{count}} agente',
      many: '{{count}} agenti',
      other: '{{count}} agenti',
    },
  },
  test: {
    title: 'Ascoltalo',
    todo: 'Parla con il tuo agente prima che lo faccia chi chiama.',
    action: 'Prova l’agente',
    done: 'Lo hai provato.',
  },
  number: {
    title: 'Dagli un numero',
    todo: 'Aggiungi un numero di telefono e scegli l’agente che risponde.',
    action: 'Numeri di telefono',
  },
  call: {
    title: 'Chiamalo',
    todo: 'Chiama il tuo numero da qualsiasi telefono.',
    action: 'Chiama',
    done: 'È arrivata la tua prima chiamata.',
    number: 'Chiama {{number}} da qualsiasi telefono.',
  },
  invite: {
    title: 'Invita un collega',
    todo: 'Assegna un ruolo ora, cambialo dopo.',
    action: 'Invita utente',
    done: {
      one: '{{count}} collega, inviti compresi',
      many: '{{count}} colleghi, inviti compresi',
      other: '{{count}} colleghi, inviti compresi',
    },
  },
  plan: {
    title: 'Scegli un piano',
    todo: 'Valgono i limiti predefiniti.',
    action: 'Vedi i piani',
    done: 'Un piano è scelto.',
  },
  card: {
    title: 'Continua con i primi passi',
    resume: 'Riprendi',
    hide: 'Nascondi',
  },
} satisfies Dictionary<'it'>['onboarding'];
