import type { Dictionary } from '../types.ts';

export const uploads = {
  size: {
    kilobytes: '{{size}} KB',
    megabytes: '{{size}} MB',
  },
  drop: {
    title: 'Dateien hier ablegen',
    titleOne: 'Datei hier ablegen',
    over: 'Loslassen, um die Dateien hinzuzufügen',
    overOne: 'Loslassen, um die Datei hinzuzufügen',
    browse: 'Dateien auswählen',
    browseOne: 'Datei auswählen',
  },
  rules: {
    size: 'Bis zu {{size}} pro Datei',
    count: {
      one: 'Höchstens {{count}} Datei',
      other: 'Höchstens {{count}} Dateien',
    },
  },
  list: 'Dateien',
  sending: '{{sent}} von {{size}}',
  waiting: 'Wartet, {{size}}',
  done: 'Hochgeladen, {{size}}',
  stopped: 'Abgebrochen, {{size}}',
  failed: 'Die Datei konnte nicht hochgeladen werden. Bitte versuchen Sie es erneut.',
  progress: 'Fortschritt von {{name}}',
  cancel: '{{name}} abbrechen',
  retry: 'Wiederholen',
  retryOf: '{{name}} wiederholen',
  remove: 'Entfernen',
  removeOf: '{{name}} aus der Liste entfernen',
  refusal: {
    folder: 'Das ist ein Ordner. Öffnen Sie ihn und wählen Sie die Dateien darin.',
    type: 'Dateien dieses Typs werden nicht angenommen.',
    types: 'Dateien dieses Typs werden nicht angenommen. Wählen Sie {{types}}.',
    empty: 'Diese Datei ist leer.',
    size: '{{size}} überschreitet die Grenze von {{limit}}.',
    duplicate: 'Diese Datei ist schon in der Liste.',
    count: {
      one: 'Es kann höchstens {{count}} Datei hinzugefügt werden.',
      other: 'Es können höchstens {{count}} Dateien hinzugefügt werden.',
    },
  },
  added: {
    one: '{{count}} Datei hinzugefügt.',
    other: '{{count}} Dateien hinzugefügt.',
  },
  refused: {
    one: '{{count}} Datei nicht hinzugefügt:',
    other: '{{count}} Dateien nicht hinzugefügt:',
  },
  removed: '{{name}} entfernt.',
} satisfies Dictionary<'de'>['uploads'];
