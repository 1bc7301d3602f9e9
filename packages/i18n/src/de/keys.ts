import type { Dictionary } from '../types.ts';

export const keys = {
  command: 'Befehlstaste',
  control: 'Steuerung',
  alt: 'Alt',
  option: 'Wahltaste',
  escape: 'Escape',
  shift: 'Umschalttaste',
  up: 'Pfeil nach oben',
  down: 'Pfeil nach unten',
  left: 'Pfeil nach links',
  right: 'Pfeil nach rechts',
  slash: 'Schrägstrich',
  question: 'Fragezeichen',
  send: '{{keys}} zum Senden',
  newLine: '{{keys}} für eine neue Zeile',
} satisfies Dictionary<'de'>['keys'];
