import { defineTexts } from '@platform/i18n';

/** English texts of the berths, the source of keys and placeholders. */
export const english = {
  title: 'Berths',
  subtitle: 'All places of the harbour, with their bookings.',
  section: 'All berths',
  count: { one: '{{count}} berth', other: '{{count}} berths' },
  search: 'Search berths',
  loading: 'Loading berth…',
  select: 'Select {{name}}',
  empty: 'No berths found',
  metres: '{{length}} m',
  add: 'Add berth',
  adding: 'Adding…',
  added: 'Berth {{name}} added',
  column: {
    name: 'Berth',
    guest: 'Boat',
    pier: 'Pier',
    status: 'Status',
    length: 'Length',
    price: 'Night',
    days: 'Booked',
  },
  status: { free: 'Free', booked: 'Booked', closed: 'Closed' },
  pier: { North: 'North pier', East: 'East pier', South: 'South pier', West: 'West pier' },
  kind: {
    pontoon: { label: 'Pontoon', text: 'Floating, with power and water' },
    quay: { label: 'Quay', text: 'For boats of more than 12 m' },
    buoy: { label: 'Buoy', text: 'Reached by dinghy' },
  },
  filter: {
    everyStatus: 'All statuses',
    everyPier: 'All piers',
    days: 'Booked in',
  },
  release: {
    action: 'Release',
    title: { one: 'Release {{count}} berth?', other: 'Release {{count}} berths?' },
    text: 'Their bookings end, and the berths are free.',
    pending: 'Releasing…',
    done: { one: '{{count}} berth released', other: '{{count}} berths released' },
  },
  panel: {
    missing: 'Berth not found',
    missingText: 'It may have been removed, or the address is wrong.',
  },
  form: {
    choosePier: 'Choose a pier',
    kind: 'Kind',
    from: 'First day',
    to: 'Last day',
    tags: 'Tags',
    tagsHint: 'Such as power, deep, quiet',
    plan: 'Drawing',
    notes: 'Notes',
    isClosed: 'Closed for repairs',
  },
  error: {
    name: 'Enter the name of the berth',
    taken: '{{name}} exists already',
    pier: 'Choose a pier',
    kind: 'Choose a kind',
    length: 'Enter a length',
    tags: 'Press Enter to add the tag',
    day: 'Enter a date',
    backwards: 'The last day is before the first',
    notes: 'Use at most 500 characters',
    readOnly: 'Skippers are managed by the club.',
  },
} as const;

/** Texts of the berths; Danish is loaded when it is chosen. */
export const berthsTexts = defineTexts('berths', {
  en: english,
  da: () => import('./da/berths'),
});
