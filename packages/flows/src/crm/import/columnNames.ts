import type { ColumnTarget } from './types.ts';

/** `unsaved`: the contact API has no field for it. `partName`: a full name or a part of it. */
export type ColumnMeaning = ColumnTarget | 'partName' | 'unsaved';

/** Column headers in the nine languages and in exports of other CRMs and mail programs. */
const headersByMeaning: Record<Exclude<ColumnMeaning, ''>, string> = {
  // "Name" alone; next to a first-name column it means the last name, and vice versa.
  partName: 'name|nom|nombre|nome|имя|नाम|పేరు',
  name: `full name|contact|contact name|customer|customer name|client|client name|person|display name|
    file as|vollständiger name|kontakt|ansprechpartner|nom complet|nombre completo|nombre y apellidos|
    contacto|nome completo|nome e cognome|contato|contatto|полное имя|фио|контакт|पूरा नाम|संपर्क|
    పూర్తి పేరు|పరిచయం`,
  firstName: `first name|first|given name|forename|vorname|prénom|primer nombre|primeiro nome|
    nome proprio|पहला नाम|మొదటి పేరు`,
  lastName: `last name|last|surname|family name|nachname|familienname|nom de famille|apellido|apellidos|
    primer apellido|sobrenome|apelido|cognome|фамилия|उपनाम|कुलनाम|చివరి పేరు|ఇంటి పేరు`,
  email: `email|e-mail|mail|email address|e-mail address|e-mail 1 - value|email 1 - value|e-mail 1|
    email 1|emails|e-mail 1 address|primary email|primary email address|work email|home email|
    business email|personal email|email work|email home|email other|other email|email id|e-mail-adresse|mailadresse|
    e-mail geschäftlich|e-mail privat|courriel|adresse e-mail|adresse mail|adresse électronique|
    adresse de messagerie|correo|correo electrónico|dirección de correo|
    dirección de correo electrónico|endereço de e-mail|endereço de correio eletrônico|
    indirizzo e-mail|indirizzo di posta elettronica|posta elettronica|эл. почта|почта|
    электронная почта|адрес электронной почты|адрес эл. почты|эл. адрес|mail id|
    ईमेल|ई-मेल|ईमेल पता|ఇమెయిల్|ఇ-మెయిల్|ఈమెయిల్|ఇమెయిల్ చిరునామా`,
  phone: `phone|phone number|phone no|mobile no|contact number|contact no|whatsapp|whatsapp number|tel.-nr.|telefon-nr.|handy-nr.|phone 1 - value|phone 1|telephone|telephone number|tel|mobile|mobile phone|
    mobile number|mobile phone number|cell|cell phone|iphone|primary phone|main phone|work phone|
    home phone|business phone|phone work|phone home|phone mobile|phone other|other phone|phones|telefon|telefonnummer|handy|
    handynummer|mobil|mobiltelefon|mobilnummer|rufnummer|telefon geschäftlich|telefon privat|téléphone|
    numéro de téléphone|téléphone portable|téléphone bureau|téléphone domicile|tél. mobile|tél. portable|n° de téléphone|portable|
    teléfono|móvil|teléfono móvil|teléfono del trabajo|celular|número de teléfono|telefone|
    telefone celular|telefone comercial|telemóvel|telefono|cellulare|telefono cellulare|telefono ufficio|
    numero di telefono|телефон|мобильный|мобильный телефон|рабочий телефон|номер телефона|моб. телефон|моб. тел.|сотовый|сотовый телефон|дом. телефон|
    फ़ोन|फोन|मोबाइल|फ़ोन नंबर|मोबाइल नंबर|ఫోన్|మొబైల్|ఫోన్ నంబర్`,
  notes: `notes|note|remark|remarks|comment|comments|description|bemerkung|bemerkungen|notiz|notizen|
    kommentar|anmerkung|remarque|remarques|commentaire|commentaires|notas|nota|observaciones|comentarios|
    observações|comentários|osservazioni|commenti|заметки|заметка|примечание|комментарий|
    टिप्पणी|टिप्पणियाँ|గమనిక|గమనికలు|వ్యాఖ్య`,
  tags: `tags|tag|labels|label|group membership|categories|schlagwörter|schlagwort|kategorien|étiquettes|
    catégories|etiquetas|categorías|etichette|метки|теги|категории|टैग|ట్యాగ్‌లు|ట్యాగ్`,
  company: `company|company name|organization|organisation|organization name|organization 1 - name|
    account name|associated company|associated company name|employer|firma|unternehmen|
    organisation name|entreprise|société|empresa|compañía|organización|azienda|società|компания|
    организация|कंपनी|సంస్థ`,
  consentVoice: `voice consent|consent voice|voice opt in|call consent|consent to calls|calls allowed|
    call opt in|phone consent|phone opt in|may call|ok to call|einwilligung in anrufe|
    einwilligung anrufe|einwilligung telefon|anrufe erlaubt|consentement aux appels|
    consentement appels|consentement téléphonique|consentimiento de llamadas|
    consentimiento telefónico|consentimento para ligações|consentimento telefônico|
    consenso alle chiamate|consenso telefonico|согласие на звонки|कॉल की सहमति|కాల్ సమ్మతి`,
  consentSms: `sms consent|consent sms|sms opt in|text consent|consent to texts|text opt in|may text|
    ok to text|einwilligung in sms|einwilligung sms|sms erlaubt|consentement aux sms|
    consentement sms|consentimiento de sms|consentimiento sms|consentimento para sms|
    consentimento sms|consenso agli sms|consenso sms|согласие на sms|sms की सहमति|sms సమ్మతి`,
  unsaved: `job title|jobtitle|position|organization title|organization 1 - title|berufsbezeichnung|
    fonction|poste|cargo|puesto|ruolo|qualifica|должность|पद|హోదా`,
};

function normalise(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replaceAll(/[\s\p{P}\p{S}\p{Cf}]/gu, '');
}

const meaningByHeader = new Map<string, ColumnMeaning>();
for (const [meaning, words] of Object.entries(headersByMeaning)) {
  for (const word of words.split('|'))
    meaningByHeader.set(normalise(word), meaning as ColumnMeaning);
}

/** Prefix of each header in exports of Pipedrive and others: 'Person - Email - Work'. */
const PREFIX = /^(?:person|contact)\s*[-–:.]\s*/i;

export const meaningOf = (header: string): ColumnMeaning =>
  meaningByHeader.get(normalise(header)) ??
  meaningByHeader.get(normalise(header.replace(PREFIX, ''))) ??
  '';

export function countKnownHeaders(cells: readonly string[]): number {
  const meanings = new Set(cells.map(meaningOf));
  meanings.delete('');
  return meanings.size;
}
