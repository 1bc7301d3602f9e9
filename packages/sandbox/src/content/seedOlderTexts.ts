import type { ContentStatus, ContentType } from '@platform/api/contract';
import type { SeedText } from './seedTexts.ts';

type SampleText = readonly [title: string, language: string, text: string];

/** Samples in the nine languages and in other scripts. */
const TEXTS: readonly SampleText[] = [
  ['Why we ask for your date of birth', 'en', 'To keep your records private. We ask every time.'],
  [
    'Les bons gestes contre les allergies',
    'fr',
    'Aérez tôt le matin et lavez vos cheveux le soir.',
  ],
  [
    'Promemoria per il controllo annuale',
    'it',
    'È passato un anno dalla Sua ultima visita. Prenoti oggi.',
  ],
  ['Novo horário a partir de julho', 'pt', 'Às quintas-feiras estamos abertos até às 20 horas.'],
  ['Приглашение на осмотр', 'ru', 'Прошёл год с вашего последнего визита. Запишитесь по телефону.'],
  ['आपकी पहली मुलाक़ात की तैयारी', 'hi', 'अपना कार्ड और दवाओं की सूची साथ लाएँ। दस मिनट पहले पहुँचें।'],
  ['మీ మొదటి సందర్శనకు సిద్ధం కావడం', 'te', 'మీ కార్డు మరియు మందుల జాబితా తీసుకురండి.'],
  [
    'Öffnungszeiten über die Feiertage',
    'de',
    'Zwischen den Jahren sind wir vormittags für Sie da.',
  ],
  ['Recordatorio de la vacuna', 'es', 'La campaña empieza en octubre. Reserve su cita.'],
  ['مواعيد العيادة في رمضان', 'ar', 'نفتح أبوابنا من العاشرة صباحًا حتى الثالثة عصرًا.'],
  [
    'How our voice assistant answers',
    'en',
    'It checks our calendar, asks once, and passes on questions it cannot answer.',
  ],
  [
    'Donaudampfschifffahrtsgesellschaftskapitänsmützenreinigungsanleitung',
    'de',
    'Ein sehr langes Wort, das nirgends umbricht.',
  ],
];

const TYPES: readonly ContentType[] = ['article', 'email', 'social_post', 'call_script'];
const STATUSES: readonly ContentStatus[] = [
  'ready',
  'draft',
  'archived',
  'ready',
  'ready',
  'draft',
];
const MONTHS = ['June', 'May', 'April', 'March', 'February', 'January'];

export const OLDER_TEXTS: readonly SeedText[] = [
  ...TEXTS.map(([title, language, text], index) => ({
    ...attributesAt(index),
    title,
    language,
    body: `<p>${text}</p>`,
    ...(index % 2 === 0 && { drafts: [`<p>${text.slice(0, Math.ceil(text.length / 2))}</p>`] }),
  })),
  ...Array.from({ length: 42 }, (_, index) => {
    const month = MONTHS[Math.floor(index / 7)] ?? 'January';
    const title = `${index % 7 === 0 ? 'Newsletter' : `Post ${index % 7}`}, ${month}`;
    const text = `What happened in ${month}, what is new at the desk, and who has joined us.`;
    return { ...attributesAt(index + 1), title, language: 'en', body: `<p>${text}</p>` };
  }),
];

function attributesAt(index: number) {
  return {
    type: TYPES[index % TYPES.length] ?? 'article',
    status: STATUSES[index % STATUSES.length] ?? 'draft',
    by: index % 6,
  };
}
