import type { Dictionary } from '../types.ts';

export const figures = {
  range: {
    label: 'వ్యవధి',
    today: 'ఈ రోజు',
    week: 'గత 7 రోజులు',
    month: 'గత 30 రోజులు',
    quarter: 'గత 90 రోజులు',
    custom: 'సొంత తేదీలు',
  },
  before: 'మునుపటి వ్యవధిలో {{value}}',
  now: 'ఈ వ్యవధి',
  rangeBefore: 'మునుపటి వ్యవధి',
  day: 'రోజు',
  cursor: 'చార్ట్ రోజు',
  created: 'సృష్టించిన తేదీ',
  createdAnyDay: 'ఏ రోజైనా సృష్టించినవి',
  saved: 'సేవ్ చేసిన తేదీ',
  savedAnyDay: 'ఏ రోజైనా సేవ్ చేసినవి',
  export: 'ఎగుమతి చేయండి',
  sheet: { panel: 'ప్యానెల్', name: 'పేరు', value: 'విలువ' },
} satisfies Dictionary<'te'>['figures'];
