import type { ColumnTarget } from './types.ts';

/**
 * What columns of contacts are called, in the nine languages and in the files of other products.
 * Compared without case, accents, blanks and marks.
 */
const names: Record<Exclude<ColumnTarget, ''>, string> = {
  name: `full name|contact|contact name|customer|customer name|client|client name|person|display name|
    vollständiger name|kontakt|ansprechpartner|nom complet|nombre completo|nombre y apellidos|contacto|
    nome completo|nome e cognome|contato|contatto|полное имя|фио|контакт|पूरा नाम|संपर्क|పూర్తి పేరు|పరిచయం`,
  firstName: `first name|first|given name|forename|vorname|prénom|primer nombre|primeiro nome|
    nome proprio|पहला नाम|మొదటి పేరు`,
  lastName: `last name|last|surname|family name|nachname|familienname|nom de famille|apellido|apellidos|
    sobrenome|apelido|cognome|фамилия|उपनाम|कुलनाम|చివరి పేరు|ఇంటి పేరు`,
  email: `email|e-mail|mail|email address|e-mail address|e-mail 1 - value|primary email|work email|
    e-mail-adresse|mailadresse|courriel|adresse e-mail|adresse mail|correo|correo electrónico|
    dirección de correo|endereço de e-mail|indirizzo e-mail|posta elettronica|эл. почта|почта|
    электронная почта|адрес электронной почты|ईमेल|ई-मेल|ईमेल पता|ఇమెయిల్|ఇ-మెయిల్|ఈమెయిల్`,
  phone: `phone|phone number|phone 1 - value|telephone|telephone number|tel|mobile|mobile phone|
    mobile number|cell|cell phone|primary phone|telefon|telefonnummer|handy|handynummer|mobil|
    rufnummer|téléphone|numéro de téléphone|portable|teléfono|móvil|celular|número de teléfono|
    telefone|telemóvel|telefono|cellulare|numero di telefono|телефон|мобильный|номер телефона|
    फ़ोन|फोन|मोबाइल|फ़ोन नंबर|ఫోన్|మొబైల్|ఫోన్ నంబర్`,
  notes: `notes|note|remark|remarks|comment|comments|description|bemerkung|bemerkungen|notiz|notizen|
    kommentar|anmerkung|remarque|remarques|commentaire|commentaires|notas|nota|observaciones|comentarios|
    observações|comentários|osservazioni|commenti|заметки|заметка|примечание|комментарий|
    टिप्पणी|टिप्पणियाँ|గమనిక|గమనికలు|వ్యాఖ్య`,
  tags: `tags|tag|labels|label|schlagwörter|schlagwort|étiquettes|etiquetas|etichette|метки|теги|
    टैग|ట్యాగ్‌లు|ట్యాగ్`,
};

/** A name alone; beside a column of first names it is the last name, and the other way round. */
const partNames = 'name|nom|nombre|nome|имя|नाम|పేరు';

/** A column's name as it is compared. */
function normalise(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replaceAll(/[\s\p{P}\p{S}\u200b-\u200d\ufeff]/gu, '');
}

const known = new Map<string, ColumnTarget>();
for (const [target, words] of Object.entries(names)) {
  for (const word of words.split('|')) known.set(normalise(word), target as ColumnTarget);
}
const partNameSet = new Set(partNames.split('|').map(normalise));

/** Tells what a column of this name holds; `partName` for a whole name, or a part of one. */
export function targetOf(header: string): ColumnTarget | 'partName' {
  const word = normalise(header);
  return partNameSet.has(word) ? 'partName' : (known.get(word) ?? '');
}
