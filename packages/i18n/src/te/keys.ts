import type { Dictionary } from '../types.ts';

export const keys = {
  command: 'కమాండ్',
  control: 'కంట్రోల్',
  alt: 'ఆల్ట్',
  option: 'ఆప్షన్',
  escape: 'ఎస్కేప్',
  shift: 'షిఫ్ట్',
  up: 'పై బాణం',
  down: 'కింది బాణం',
  left: 'ఎడమ బాణం',
  right: 'కుడి బాణం',
  slash: 'స్లాష్',
  question: 'ప్రశ్నార్థకం',
  send: 'పంపడానికి {{keys}}',
  newLine: 'కొత్త లైన్‌కు {{keys}}',
} satisfies Dictionary<'te'>['keys'];
