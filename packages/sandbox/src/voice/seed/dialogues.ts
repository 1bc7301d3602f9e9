import type { Sentiment } from '@platform/api/contract';
import { dialogue } from './dialogue.ts';
import type { Dialogue, Facts } from './dialogue.ts';

const resolved = (summary: string, sentiment: Sentiment = 'positive'): Facts => ({
  outcome: 'resolved',
  reason: 'caller_hung_up',
  sentiment,
  summary,
});

const noAnswer: Dialogue = {
  outcome: 'no_answer',
  reason: 'no_answer',
  sentiment: null,
  summary: 'Nobody answered.',
  lines: [],
};

const frontDesk: readonly Dialogue[] = [
  dialogue(resolved('Asked about opening hours on Saturday and about parking.'), [
    'A: Good day, you have reached Northwind. How can I help you?',
    'C: Hi, are you open on Saturdays?',
    'A: Yes, on Saturdays we are open from nine until one.',
    'C: Great. And can I park somewhere near?',
    'A: There is a car park behind the building. The first two hours are free.',
    'C: Perfect, thank you. Bye!',
    'A: You are welcome. See you on Saturday!',
  ]),
  dialogue(resolved('Booked a fitting for Thursday at 14:30.'), [
    'A: Good day, you have reached Northwind. How can I help you?',
    'C: I would like to come in for a fitting this week.',
    'A: With pleasure. Would Thursday at half past two suit you, or Friday at ten?',
    'C: Thursday is good.',
    'A: May I have your name?',
    'C: Grace Hartley.',
    'T: book_appointment {"date":"2026-11-26","time":"14:30","name":"Grace Hartley"} {"status":"confirmed"}',
    'A: Thank you, Grace. Thursday at half past two is booked for you.',
    'C: Lovely, thanks a lot.',
    'A: See you on Thursday. Goodbye!',
  ]),
  dialogue(
    {
      outcome: 'transferred',
      reason: 'transferred',
      sentiment: 'neutral',
      summary: 'Wanted to talk to the workshop about a repair. Passed on.',
    },
    [
      'A: Good day, you have reached Northwind. How can I help you?',
      'C: I need to speak with somebody in the workshop, please. It is about a repair.',
      'A: Of course. May I ask what the repair is about?',
      'C: The hinge broke again. I was there two weeks ago.',
      'T: transfer_call {"reason":"Repair of a hinge, second time"} {"status":"connected"}',
      'A: I am sorry to hear that. I am putting you through to the workshop now.',
    ],
  ),
  dialogue(
    {
      outcome: 'unresolved',
      reason: 'caller_hung_up',
      sentiment: 'negative',
      summary: 'Asked for a discount that nobody could confirm. Hung up.',
    },
    [
      'A: Good day, you have reached Northwind. How can I help you?',
      'C: Your leaflet said twenty percent off. The shop did not know of it.',
      'A: I am sorry, I cannot find an offer of twenty percent at the moment.',
      'C: It is right here in front of me.',
      'A: May I have somebody call you back about it?',
      'C: No. I have been called back twice already. Forget it.',
    ],
  ),
];

const reminders: readonly Dialogue[] = [
  dialogue(resolved('Confirmed the appointment of the next day.'), [
    'A: Hello, this is Northwind. I am calling about your appointment tomorrow at ten. Can you make it?',
    'C: Yes, I will be there.',
    'A: Wonderful. Please bring your old pair. See you tomorrow!',
  ]),
  dialogue(resolved('Moved the appointment to Tuesday at 11:00.', 'neutral'), [
    'A: Hello, this is Northwind. I am calling about your appointment tomorrow at ten. Can you make it?',
    'C: Oh, I forgot. Tomorrow does not work any more.',
    'A: No problem. I could offer Tuesday at eleven or Wednesday at four.',
    'C: Tuesday at eleven.',
    'T: book_appointment {"date":"2026-12-01","time":"11:00","name":"Oliver Whitcombe"} {"status":"moved"}',
    'A: Done. Your appointment is on Tuesday at eleven now.',
    'C: Thank you, goodbye.',
  ]),
  dialogue(
    {
      outcome: 'voicemail',
      reason: 'voicemail',
      sentiment: null,
      summary: 'Left the name and the number of the shop on voicemail.',
    },
    ['A: Hello, this is Northwind. Please call us back at your convenience. Goodbye.'],
  ),
  noAnswer,
];

const billing: readonly Dialogue[] = [
  dialogue(resolved('Wanted to know what an invoice was for.', 'neutral'), [
    'A: Northwind billing, hello. What is your question about?',
    'C: I got an invoice of forty-nine dollars and do not know what for.',
    'A: I can look it up. What is the invoice number?',
    'C: I N V, twenty twenty-six, eleven twelve.',
    'T: look_up_invoice {"invoice_number":"INV-2026-1112"} {"plan":"Starter","amount":4900}',
    'A: Thank you. That is your Starter plan for November.',
    'C: Ah, of course. Thanks.',
  ]),
  dialogue(
    {
      outcome: 'failed',
      reason: 'error',
      sentiment: 'negative',
      summary: 'The billing system did not answer and the line was lost.',
    },
    [
      'A: Northwind billing, hello. What is your question about?',
      'C: I want to know whether you got my payment.',
      'A: One moment, I am looking it up.',
      'C: Hello? Are you still there?',
    ],
  ),
  dialogue(
    {
      outcome: 'unresolved',
      reason: 'silence_timeout',
      sentiment: 'neutral',
      summary: 'Went to look for a letter and did not come back.',
    },
    [
      'A: Northwind billing, hello. What is your question about?',
      'C: Wait, I have to find the letter first.',
      'A: Take your time.',
      'A: Are you still there? If not, just call us again. Goodbye.',
    ],
  ),
];

const german: readonly Dialogue[] = [
  dialogue(resolved('Hat einen Termin für Montag um 9 Uhr vereinbart.'), [
    'A: Grüß Gott, Northwind, Rezeption Süd. Was kann ich für Sie tun?',
    'C: Ich hätte gern einen Termin am Montag.',
    'A: Sehr gern. Passt Ihnen neun Uhr?',
    'C: Ja, das passt.',
    'A: Dann sehen wir uns am Montag um neun. Auf Wiederhören!',
  ]),
];

const arabic: readonly Dialogue[] = [
  dialogue(resolved('سأل المتصل عن موعد وتم تأكيده.'), [
    'A: أهلاً بكم في خط المواعيد. كيف يمكنني مساعدتكم؟',
    'C: أريد موعداً يوم الأحد من فضلك.',
    'A: يوم الأحد الساعة العاشرة متاح. هل يناسبكم؟',
    'C: نعم، شكراً جزيلاً.',
    'A: تم الحجز. مع السلامة!',
  ]),
];

/** All dialogues. Calls store an index into this list, so only append to it. */
export const DIALOGUES: readonly Dialogue[] = [
  ...frontDesk,
  ...reminders,
  ...billing,
  ...german,
  ...arabic,
];

export const DIALOGUE_INDEXES = {
  frontDesk: indexesOf(frontDesk, [1, 0, 1, 0, 2, 0, 1, 3]),
  reminders: indexesOf(reminders, [0, 1, 0, 0, 2, 1, 0, 3]),
  billing: indexesOf(billing, [0, 0, 0, 1, 0, 2]),
  german: indexesOf(german, [0]),
  arabic: indexesOf(arabic, [0]),
} as const;

function indexesOf(dialogues: readonly Dialogue[], order: readonly number[]): number[] {
  const first = DIALOGUES.findIndex((entry) => entry === dialogues[0]);
  return order.map((index) => first + index);
}
