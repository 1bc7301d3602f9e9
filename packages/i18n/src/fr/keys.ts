import type { Dictionary } from '../types.ts';

export const keys = {
  command: 'Commande',
  control: 'Contrôle',
  alt: 'Alt',
  option: 'Option',
  escape: 'Échap',
  shift: 'Majuscule',
  up: 'Flèche haut',
  down: 'Flèche bas',
  left: 'Flèche gauche',
  right: 'Flèche droite',
  slash: 'Barre oblique',
  question: 'Point d’interrogation',
  send: '{{keys}} pour envoyer',
  newLine: '{{keys}} pour aller à la ligne',
} satisfies Dictionary<'fr'>['keys'];
