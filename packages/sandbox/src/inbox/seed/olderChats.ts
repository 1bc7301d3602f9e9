import type { SeedTalk } from './types.ts';

const website = { tab: 'chats', channel: 'Website' } as const;
const email = { tab: 'chats', channel: 'Email', origin: 'hello@northwind.example' } as const;

/** A conversation that goes on over days, for what is far up in a thread. */
const longTalk: SeedTalk = {
  ...website,
  contact: 17,
  origin: 'On the repairs page',
  group: 'Workshop',
  tags: ['repair', 'VIP'],
  owner: 0,
  ago: 70,
  lines: Array.from({ length: 60 }, (_, index) => [
    `v Question ${index + 1}: does part ${4100 + index} fit my model as well?`,
    `0 Answer ${index + 1}: yes, part ${4100 + index} fits.`,
  ]).flat(),
};

/** Further conversations of Northwind's visitors, older ones. */
export const OLDER_CHATS: readonly SeedTalk[] = [
  longTalk,
  {
    ...email,
    contact: 49,
    group: 'Sales',
    owner: 0,
    ago: 2900,
    lines: ['v Will you be at the fair in June?', '0 Yes, hall 4.', '0 See you in June'],
  },
  {
    ...website,
    contact: 18,
    origin: 'On the booking page',
    group: 'Front desk team',
    status: 'resolved',
    owner: 1,
    ago: 2950,
    lines: ['v ¿Hay sitio el viernes?', '1 Sí, a las cinco.', 'v Hasta el viernes', '! 1'],
  },
  {
    ...email,
    contact: 19,
    group: 'Support',
    tags: ['invoice'],
    owner: 'nobody',
    unread: 1,
    ago: 3000,
    lines: ['v Proszę o fakturę za marzec.'],
  },
  {
    ...email,
    contact: 20,
    group: 'Support',
    status: 'resolved',
    owner: 2,
    ago: 3500,
    lines: ['v Tôi đã nhận được hàng, cảm ơn.', '2 Thank you for telling us.', '! 2'],
  },
  {
    ...website,
    contact: 21,
    origin: 'On the prices page',
    group: 'Sales',
    tags: ['price'],
    owner: 2,
    ago: 4300,
    lines: ['v Есть ли скидка для постоянных клиентов?', '2 Да, десять процентов.'],
  },
  {
    ...website,
    contact: 30,
    origin: 'On the opening hours page',
    owner: 'bot',
    status: 'resolved',
    ago: 5000,
    lines: ['v เปิดวันอาทิตย์ไหม', 'b We are closed on Sunday.'],
  },
  {
    ...website,
    contact: 31,
    origin: 'On the delivery page',
    group: 'Support',
    owner: 3,
    ago: 5600,
    lines: ['v როდის მოვა შეკვეთა?', '3 Tomorrow, before noon.'],
  },
  {
    ...website,
    contact: 32,
    origin: 'On the booking page',
    group: 'Front desk team',
    status: 'snoozed',
    owner: 0,
    ago: 6200,
    lines: ['v ሰላም፣ ቀጠሮ መያዝ እፈልጋለሁ።', '0 I look for a free hour and write to you.', '~ 0'],
  },
  {
    ...email,
    contact: 15,
    group: 'Sales',
    tags: ['VIP'],
    owner: 1,
    ago: 7100,
    lines: ['v Please call me about the offer. أفضل بعد الظهر', '1 I call you at three.'],
  },
  {
    ...email,
    contact: 0,
    visitor: { name: '', email: 'info@kestrel.example', phone: '' },
    owner: 'nobody',
    unread: 1,
    ago: 8000,
    lines: ['v We would like to become a partner.'],
  },
];
