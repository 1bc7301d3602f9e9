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
} satisfies Dictionary<'de'>['keys'];
