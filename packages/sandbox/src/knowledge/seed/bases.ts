import type { DocumentFault, DocumentType } from '@platform/api/contract';

/** A demo document: a failed one has a fault, others have content. */
export interface SeedDocument {
  name: string;
  type: DocumentType;
  kilobytes: number;
  fault?: DocumentFault;
  url?: string;
  isStale?: boolean;
  passages: readonly string[];
}

export interface SeedBase {
  name: string;
  description: string;
  documents: readonly SeedDocument[];
}

const shop: SeedBase = {
  name: 'Shop and services',
  description: 'Opening hours, prices, directions',
  documents: [
    {
      name: 'Opening hours and holidays',
      type: 'text',
      kilobytes: 4,
      passages: [
        'We are open from Monday to Friday from nine to half past six, and on Saturday from nine until one. On Sunday the shop is closed.',
        'Between Christmas and New Year we open from ten to three. On public holidays nobody answers the phone; the after-hours line takes messages.',
      ],
    },
    {
      name: 'Shop handbook.pdf',
      type: 'pdf',
      kilobytes: 2458,
      passages: [
        'Fittings take twenty minutes and are free with new glasses. They can be booked by phone or at the counter, up to six weeks ahead.',
        'Whoever comes without an appointment is seen between two and four in the afternoon. The wait is rarely longer than a quarter of an hour.',
        'There is a car park behind the building. The first two hours are free; the ticket is stamped at the counter.',
        'Payment is in cash, by card or by invoice for companies. Invoices are due within thirty days.',
      ],
    },
    {
      name: 'Price list 2026.csv',
      type: 'csv',
      kilobytes: 112,
      passages: [
        'Service: Eye test, Price: 25 pounds, Duration: 30 minutes\n\nService: Contact lens check-up, Price: 18 pounds, Duration: 20 minutes',
        'Service: Single-vision lenses, Price: from 59 pounds a pair, Ready: after 3 working days\n\nService: Varifocals, Price: from 189 pounds a pair, Ready: after 8 working days',
      ],
    },
    {
      name: 'northwind.example/faq',
      type: 'web',
      kilobytes: 0,
      url: 'https://northwind.example/faq',
      passages: [],
    },
    {
      name: 'northwind.example/prices',
      type: 'web',
      kilobytes: 0,
      url: 'https://northwind.example/prices',
      isStale: true,
      passages: ['An eye test costs 24 pounds. Contact lens check-ups cost 17 pounds.'],
    },
    {
      name: 'Insurance partners.docx',
      type: 'docx',
      kilobytes: 640,
      passages: [
        'We settle directly with Albion Health, Meridian Care and the Seafarers’ Fund. Customers of other insurers pay first and send our invoice in.',
        'Insurers pay for one pair of glasses every two years. Lenses that change with the light are not covered.',
      ],
    },
    {
      name: 'Old intake form.pdf',
      type: 'pdf',
      kilobytes: 1126,
      fault: 'encrypted',
      passages: [],
    },
  ],
};

const returns: SeedBase = {
  name: 'Returns and repairs',
  description: 'What is covered, and for how long',
  documents: [
    {
      name: 'Warranty.md',
      type: 'md',
      kilobytes: 12,
      passages: [
        'Frames are covered for two years, lenses with a coating for one. Scratches are not covered, a coating that peels is.',
        'Within thirty days, glasses that somebody cannot get used to are exchanged once, without a charge.',
      ],
    },
    {
      name: 'Repairs.docx',
      type: 'docx',
      kilobytes: 320,
      passages: [
        'Repairs of hinges and nose pads are done at once. Soldering takes three working days and costs 15 pounds.',
        'We repair glasses from other shops as well, at the risk of their owner: old plastic may break.',
      ],
    },
    {
      name: 'Returns by post.txt',
      type: 'txt',
      kilobytes: 3,
      passages: [
        'Returns by post go to Northwind, Old Mill 2. The label is in the parcel; the refund comes within five working days of its arrival.',
      ],
    },
  ],
};

const chapters = ['Fitting', 'Cleaning', 'Storage', 'Batteries', 'Spare parts', 'Safety'] as const;
const products = ['Aurora', 'Borealis', 'Cirrus', 'Delta'] as const;

const manuals: SeedBase = {
  name: 'Product manuals',
  description: '',
  documents: products.map((product, index) => ({
    name: `${product} manual.pdf`,
    type: 'pdf',
    kilobytes: 420 + 70 * index,
    passages: chapters.map(
      (chapter, step) =>
        `${chapter} of the ${product}. Chapter ${step + 1} of the manual says what ${chapter.toLowerCase()} asks for, and how often: every ${2 + index + step} months.`,
    ),
  })),
};

const winter: SeedBase = {
  name: 'Winter catalogue',
  description: 'None of its files can be read yet',
  documents: [
    { name: 'Winter catalogue.pdf', type: 'pdf', kilobytes: 690, fault: 'empty', passages: [] },
    { name: 'Suppliers.docx', type: 'docx', kilobytes: 88, fault: 'encrypted', passages: [] },
  ],
};

export const NORTHWIND_BASES: readonly SeedBase[] = [shop, returns, manuals, winter];
