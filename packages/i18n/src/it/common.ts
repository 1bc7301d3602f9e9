import type { Dictionary } from '../types.ts';

export const common = {
  product: 'Assistant Platform',
  documentTitle: '{{page}} | {{product}}',
  loading: 'Caricamento…',
  notAvailable: 'N/D',
  breadcrumb: 'Percorso di navigazione',
  opensInNewTab: 'si apre in una nuova scheda',
  action: {
    cancel: 'Annulla',
    close: 'Chiudi',
    dismiss: 'Ignora',
    retry: 'Riprova',
    more: 'Altre azioni',
    open: 'Apri',
  },
  draft: { kept: 'Bozza conservata', discard: 'Elimina bozza' },
  copy: {
    action: 'Copia',
    label: 'Copia {{text}}',
    copied: 'Copiato',
    refused: 'Non copiato: il browser lo ha rifiutato',
  },
  reach: { call: 'Chiama {{text}}', write: 'Scrivi a {{text}}' },
  language: {
    label: 'Lingua',
    failed: 'Impossibile caricare la lingua. Controlla la connessione e selezionala di nuovo.',
  },
  toast: {
    region: 'Messaggi',
    close: 'Chiudi il messaggio',
    repeated: {
      one: 'Mostrato {{count}} volta',
      many: 'Mostrato {{count}} di volte',
      other: 'Mostrato {{count}} volte',
    },
  },
  notice: {
    offline: 'Sei offline. Quello che vedi potrebbe non essere aggiornato.',
    storageBlocked:
      'Questo browser blocca l’archiviazione. L’accesso dura solo finché non chiudi o ricarichi questa scheda.',
  },
  error: {
    default: 'Qualcosa è andato storto. Riprova.',
    generic: 'Si è verificato un errore',
    offline: 'Questo contenuto tornerà da solo appena sarai connesso.',
    network: 'Il servizio non è raggiungibile. Controlla la connessione e riprova.',
    noPermission: 'Non hai l’autorizzazione per questa azione',
  },
  validation: {
    emailRequired: 'L’email è obbligatoria',
    emailInvalid: 'Inserisci un’email valida',
    emailLetters: 'Usa solo lettere senza accenti prima della @',
    emailTooLong: 'Usa al massimo 254 caratteri',
    phoneNoNumber: 'Inserisci un numero di telefono in cifre, come +39 06 1234 5678',
    phoneTooLong: 'Un numero di telefono ha al massimo 15 cifre',
  },
} satisfies Dictionary<'it'>['common'];
