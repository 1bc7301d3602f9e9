import { ofProduct } from '../productAreas.ts';

/** Placeholders for screens that are not built or not offered. */
export const comingSoonTexts = ofProduct({
  area: 'comingSoon',
  texts: {
    title: 'Something Amazing Is Coming',
    text: 'This page is being built. Nothing to do for now.',
    home: 'Go to Dashboard',
  },
} as const);
