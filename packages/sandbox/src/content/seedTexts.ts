import type { ContentSourceWire, ContentStatus, ContentType } from '@platform/api/contract';
import { OLDER_TEXTS } from './seedOlderTexts.ts';

export interface SeedText {
  title: string;
  type: ContentType;
  status: ContentStatus;
  language: string;
  by: number;
  body: string;
  /** Older versions, oldest first. */
  drafts?: readonly string[];
  sources?: ContentSourceWire[];
}

const FLU = (last: string) =>
  `<h2>The best time for your flu jab is before you need it</h2>
<p>Every autumn the same thing happens. The weather turns, a colleague starts to cough, and the flu jab moves from the bottom of the list to the top. By then the clinic diary is full.</p>
<p>Your body takes about two weeks to build protection after a vaccine. A jab in September means you are covered when cases begin to rise, usually in November.</p>
<p>${last}</p>`;

const handbook: ContentSourceWire = {
  document_id: 'doc_nw01',
  document_name: 'Clinic handbook',
  passage: 'The flu vaccine takes about two weeks to protect. Clinics start in September.',
};

/** Markup with scripts that must never run. */
const HOSTILE = `<p>Before</p><script>window.hacked = 1</script>
<img src="x" onerror="window.hacked = 1">
<p onclick="window.hacked = 1">A line with <a href="javascript:window.hacked = 1">a link</a> and <a href="https://northwind.example/hours">another</a>.</p>
<iframe srcdoc="<script>parent.hacked = 1</script>"></iframe><svg onload="window.hacked = 1"></svg>
<style>* { display: none }</style><p>After</p>`;

const LONG = Array.from(
  { length: 90 },
  (_, index) =>
    `${index % 9 === 0 ? `<h2>Part ${index / 9 + 1}</h2>` : ''}<p>Paragraph ${index + 1} says what the clinic does for people who come for the first time. Somebody greets them at the desk, asks what they need and finds a time that suits. Nobody waits longer than a quarter of an hour, and whoever cannot come is called back on the same day, with another time to choose.</p>`,
).join('');

export const NORTHWIND_TEXTS: readonly SeedText[] = [
  {
    title: 'The best time for your flu jab is before you need it',
    type: 'article',
    status: 'draft',
    language: 'en',
    by: 3,
    body: FLU(
      'It takes ten minutes, and you can book it by phone at any hour of the day or <a href="https://northwind.example/book">online</a>.',
    ),
    drafts: [
      FLU('It takes ten minutes. Call us to book it.'),
      FLU('It takes ten minutes, and you can book it by phone at any hour.'),
    ],
    sources: [handbook],
  },
  {
    title: 'Reminder: your yearly check',
    type: 'email',
    status: 'ready',
    language: 'en',
    by: 1,
    body: '<p>Dear patient,</p><p>it has been a year since your last check. A visit takes <strong>twenty minutes</strong>, and nothing hurts.</p><ul><li>Bring your card</li><li>Bring your glasses, if you wear any</li></ul><p>See you soon</p>',
    drafts: ['<p>Dear patient,</p><p>it has been a year since your last check.</p>'],
  },
  {
    title: 'Cómo preparar su primera visita',
    type: 'article',
    status: 'ready',
    language: 'es',
    by: 3,
    body: '<h2>Antes de venir</h2><p>Traiga su tarjeta sanitaria y una lista de los medicamentos que toma. Llegue diez minutos antes.</p><h2>Durante la visita</h2><p>Pregunte todo lo que quiera saber: tenemos tiempo.</p>',
    drafts: ['<p>Traiga su tarjeta sanitaria. Llegue diez minutos antes.</p>'],
  },
  {
    title: 'New opening hours from July',
    type: 'social_post',
    status: 'ready',
    language: 'en',
    by: 1,
    body: '<p>From July we are open until 20:00 on Thursdays. Book by phone, or online at any hour. ☀️</p>',
  },
  {
    title: 'After-hours greeting',
    type: 'call_script',
    status: 'draft',
    language: 'en',
    by: 0,
    body: '<p>Good evening, you have reached Northwind. The clinic is closed now.</p><ol><li>Ask for the name</li><li>Ask for a number to call back</li><li>Offer the first free time tomorrow</li></ol><blockquote><p>If it is urgent, please call 112.</p></blockquote>',
    drafts: ['<p>Good evening, you have reached Northwind.</p>'],
  },
  {
    title: 'Was Ihr Sehtest verrät',
    type: 'article',
    status: 'draft',
    language: 'de',
    by: 4,
    body: '<p>Ein Sehtest zeigt mehr als die Stärke Ihrer Brille. Er verrät auch, wie es Ihren Gefäßen geht.</p><p>Kommen Sie alle zwei Jahre, ab fünfzig jedes Jahr.</p>',
  },
  {
    title: 'Spring campaign, second letter',
    type: 'email',
    status: 'ready',
    language: 'en',
    by: 5,
    body: '<p>Spring is here, and so is the pollen. Here is what helps.</p><ul><li>Rinse your eyes in the evening</li><li>Air your rooms after rain</li></ul>',
  },
  {
    title: 'Welcome handbook for new patients',
    type: 'article',
    status: 'draft',
    language: 'en',
    by: 0,
    body: LONG,
    sources: [handbook],
  },
  {
    title: '<img src=x onerror="window.hacked=1"> and other markup',
    type: 'article',
    status: 'draft',
    language: 'en',
    by: 2,
    body: HOSTILE,
    drafts: ['<p>Before</p><script>window.hacked = 1</script>'],
  },
  ...OLDER_TEXTS,
];

export const HARBOUR_TEXTS: readonly SeedText[] = [
  {
    title: 'Frames of the season',
    type: 'social_post',
    status: 'ready',
    language: 'en',
    by: 0,
    body: '<p>Light frames for long days: come and try them on.</p>',
  },
  {
    title: 'Your lenses are ready',
    type: 'email',
    status: 'draft',
    language: 'en',
    by: 1,
    body: '<p>Your lenses have arrived. Pick them up whenever you like.</p>',
  },
];
