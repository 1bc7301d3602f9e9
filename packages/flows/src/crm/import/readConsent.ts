/** Answers in exports of other products and in spreadsheets of the nine languages. */
const answers = {
  yes: `yes|y|true|t|1|on|opt in|opted in|granted|given|agreed|consented|subscribed|ja|j|wahr|oui|vrai|
    sí|verdadero|sim|verdadeiro|sì|vero|да|истина|हाँ|हां|सत्य|అవును|నిజం`,
  no: `no|n|false|f|0|off|opt out|opted out|declined|denied|refused|withdrawn|unsubscribed|nein|falsch|
    non|faux|falso|não|нет|ложь|नहीं|असत्य|కాదు|లేదు`,
  unknown: `unknown|not recorded|n/a|none|null`,
} as const;

export type ReadConsent = keyof typeof answers;

const normalise = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replaceAll(/[\s\p{P}]/gu, '');

const byWord = new Map<string, ReadConsent>();
for (const answer of ['yes', 'no', 'unknown'] as const) {
  for (const word of answers[answer].split('|')) byWord.set(normalise(word), answer);
}

/** An empty cell and dashes are unknown; null if the text is not understood. */
export function readConsent(cell: string): ReadConsent | null {
  if (/^[-–—]*$/.test(cell)) return 'unknown';
  return byWord.get(normalise(cell)) ?? null;
}
