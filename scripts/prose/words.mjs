/** Words that nearly always mark a sentence without an actor or a verb. */
export const vagueWords = [
  'nobody',
  'somebody',
  'anybody',
  'whoever',
  'whatever',
  'tell',
  'tells',
  'told',
  'said of',
  'draw',
  'draws',
  'drawn',
  'stand',
  'stands',
  'beside',
  'lies',
  'anew',
  'come about',
  'comes about',
  'wished',
  'mend',
  'mended',
  'on its way',
  'at hand',
  'for a look',
  'what is there',
  'gone',
];

/** Phrases with such a word that are correct, with the reason. */
export const allowedPhrases = [
  ['410 gone', 'the name of an HTTP status'],
  ['tell apart', 'distinguish'],
  ['tell them apart', 'distinguish'],
];
