import type {
  BriefInput,
  BriefTemplate,
  ContentPaths,
  GenerationView,
  TextVariant,
  VariantTexts,
} from '@platform/ui/content';
import { NO_CHOICE } from '@platform/ui/content';

export const contentPaths: ContentPaths = {
  contents: '/content-studio',
  generate: '/content-studio/generate',
  templates: '/content-studio/templates',
  analytics: '/content-studio/analytics',
  history: '/content-studio/history',
};

/** A brief as in the mockup. */
export const brief: BriefInput = {
  templateId: NO_CHOICE,
  templateValues: {},
  type: 'article',
  topic:
    'Why patients should book their flu jab in September, for people who put it off every year.',
  audience: '',
  tone: 'plain',
  language: 'en',
  length: 'medium',
  keywords: '',
  variants: '2',
  knowledgeBaseId: 'kb1',
  brandNotes: '',
};

export const templates: readonly BriefTemplate[] = [
  {
    id: 't1',
    name: 'Appointment reminder',
    category: 'email',
    inputs: [
      { key: 'customer_name', label: 'Customer name', type: 'text', isRequired: true },
      { key: 'date', label: 'Date and time', type: 'text', isRequired: true },
      { key: 'note', label: 'Note', type: 'long_text', isRequired: false },
    ],
  },
  { id: 't2', name: 'How-to article', category: 'article', inputs: [] },
];

export const knowledgeBases = [
  { id: 'kb1', name: 'Clinic handbook' },
  { id: 'kb2', name: 'Price list' },
];

const first = `# The best time for your flu jab is before you need it

Every autumn the same thing happens. The weather turns, a colleague starts to cough, and the flu jab moves from the bottom of the list to the top. By then the clinic diary is full.

> It takes ten minutes, and you can book it by phone.

## What to bring

- Your insurance card
- A list of what you take

It takes ten minutes, and you can book it by phone at any hour of the day.
`;

const second = first
  .replace('need it', 'catch it')
  .replace('the same thing happens', 'looks alike')
  .replace('at any hour of the day', 'tonight');

/** A hostile text that would be harmful as markup. */
const hostile = `# <img src=x onerror="alert(1)"> ${'unbroken'.repeat(30)}

<script>alert('never')</script>

[a link](javascript:alert(1)) [another](https://example.com) ![picture](https://example.com/p.png)

\`\`\`
const fence = 'a';

still in the fence
`;

const variant = (number: number, part: Partial<TextVariant> = {}): TextVariant => ({
  id: `v${number}`,
  number,
  status: 'finished',
  brief: { topic: brief.topic, language: 'en' },
  sources: [],
  hasEarlier: false,
  savedId: '',
  ...part,
});

const sources = [
  {
    documentId: 'doc-1',
    documentName: 'Flu season.pdf',
    passage: 'It takes ten minutes, and you can book it by phone.',
  },
  {
    documentId: 'doc-1',
    documentName: 'Opening hours.txt',
    passage: 'The phone is answered at any hour of the day.',
  },
];

export const nothing: GenerationView = {
  isWriting: false,
  isStalled: false,
  ignored: 0,
  end: null,
  variants: [],
  hasRestored: false,
  isKept: true,
};

export const finished: GenerationView = {
  ...nothing,
  end: { reason: 'done', message: '' },
  variants: [
    variant(1, { sources }),
    variant(2, { hasEarlier: true }),
    variant(3, { savedId: 'cnt_1', status: 'partial' }),
  ],
};

export const writing: GenerationView = {
  ...nothing,
  isWriting: true,
  variants: [variant(1, { status: 'writing', sources }), variant(2)],
};

export const odd: GenerationView = {
  ...finished,
  variants: [variant(4, { brief: { topic: 'x', language: 'te' } })],
};

const all: Readonly<Record<string, string>> = { v1: first, v2: second, v3: first, v4: hostile };

export const texts: VariantTexts = {
  textOf: (id) => all[id] ?? '',
  subscribeText: () => () => undefined,
};

/** Texts that a play function extends. */
export function growingTexts() {
  const listeners = new Set<() => void>();
  let text = '';
  return {
    texts: {
      textOf: () => text,
      subscribeText: (_id: string, listener: () => void) => {
        listeners.add(listener);
        return () => void listeners.delete(listener);
      },
    } satisfies VariantTexts,
    write(piece: string) {
      text += piece;
      for (const listener of listeners) listener();
    },
  };
}
