import type { KnowledgeBase, KnowledgeDocument, Match } from '@platform/domain';
import type { LibraryUpload, SavedCheck } from '@platform/ui/knowledge';

const frontDesk = { id: 'a-1', name: 'Front desk' };

const base = (id: string, name: string, overrides: Partial<KnowledgeBase> = {}): KnowledgeBase => ({
  key: id,
  id,
  name,
  description: '',
  documents: 4,
  readyDocuments: 4,
  updatedAt: null,
  usedBy: [],
  ...overrides,
});

export const bases = [
  base('kb-3', 'Product manuals'),
  base('kb-2', 'Returns and repairs', { documents: 3, readyDocuments: 3 }),
  base('kb-1', 'Shop and services', {
    description: 'Opening hours, prices, directions',
    documents: 7,
    readyDocuments: 5,
    usedBy: [frontDesk],
  }),
  base('kb-4', 'Winter catalogue', { documents: 0, readyDocuments: 0 }),
];

export const document = (
  id: string,
  name: string,
  overrides: Partial<KnowledgeDocument> = {},
): KnowledgeDocument => ({
  key: id,
  id,
  name,
  type: 'pdf',
  status: 'ready',
  fault: null,
  passages: 12,
  bytes: 655_360,
  url: '',
  updatedAt: new Date(2024, 5, 18, 9, 40),
  usedBy: [frontDesk],
  ...overrides,
});

export const documents = [
  document('d-1', 'Shop handbook.pdf', { bytes: 2_516_582, passages: 48 }),
  document('d-2', 'Opening hours and holidays', { type: 'text', passages: 2 }),
  document('d-3', 'northwind.example/faq', {
    type: 'web',
    status: 'processing',
    passages: null,
    usedBy: [],
    url: 'https://northwind.example/faq',
  }),
  document('d-4', 'Price list 2024.csv', { type: 'csv', passages: 9 }),
  document('d-5', 'northwind.example/prices', { type: 'web', status: 'stale', passages: 1 }),
  document('d-6', 'Old intake form.pdf', {
    status: 'failed',
    fault: 'encrypted',
    passages: null,
    usedBy: [],
  }),
  document('d-7', 'Insurance partners.docx', {
    type: 'docx',
    status: 'queued',
    passages: null,
    usedBy: [],
  }),
];

export const upload = (
  id: string,
  name: string,
  overrides: Partial<LibraryUpload> = {},
): LibraryUpload => ({
  id,
  baseId: 'kb-1',
  name,
  size: 1_048_576,
  type: 'pdf',
  status: 'waiting',
  sent: 0,
  problem: null,
  duplicate: null,
  message: '',
  documentId: null,
  ...overrides,
});

export const uploads = [
  upload('1', 'Treatment guide 2024.pdf', { status: 'sending', size: 10_485_760, sent: 6_710_886 }),
  upload('2', 'Consent form.docx', { type: 'docx', size: 419_840 }),
  upload('3', 'Scans of old files.pdf', {
    status: 'failed',
    size: 25_165_824,
    problem: 'tooLarge',
  }),
  upload('4', 'Shop handbook.pdf', { status: 'done', size: 2_516_582, documentId: 'd-1' }),
  upload('5', 'Price list July.csv', {
    type: 'csv',
    status: 'duplicate',
    size: 120_832,
    duplicate: { isSameSize: false, replaceableId: 'd-3' },
  }),
  upload('6', 'Rooms.txt', { type: 'txt', status: 'failed', problem: 'lost', baseId: 'kb-2' }),
];

export const passages = [
  'Fittings take twenty minutes and are free with new glasses.',
  'There is a car park behind the building. The first two hours are free.',
  'Payment is in cash, by card or by invoice for companies.',
];

export const matches: Match[] = [
  {
    key: 'm-1',
    documentId: 'd-1',
    documentName: 'Shop handbook.pdf',
    text: passages[1] ?? '',
    index: 1,
    score: 0.84,
  },
  {
    key: 'm-2',
    documentId: 'd-2',
    documentName: 'Opening hours and holidays',
    text: 'We are open from Monday to Friday from nine to half past six.',
    index: 0,
    score: 0.31,
  },
];

const answer = (documentName: string, score: number) => ({ documentName, score });

export const checks: SavedCheck[] = [
  {
    id: 'c-1',
    question: 'Where can I park?',
    before: answer('Shop handbook.pdf', 0.5),
    after: answer('Shop handbook.pdf', 0.84),
    outcome: 'better',
  },
  {
    id: 'c-2',
    question: 'What does an eye test cost?',
    before: answer('Price list 2024.csv', 0.9),
    after: null,
    outcome: 'worse',
  },
  {
    id: 'c-3',
    question: 'Are you open on Sunday?',
    before: null,
    outcome: 'new',
  },
];
