import { ofProduct } from '../productAreas.ts';

/** Texts of bulk actions on members; loaded when the first member is selected. */
export const teamBulkTexts = ofProduct({
  area: 'teamBulk',
  texts: {
    text: {
      one: 'This action will permanently remove the access of {{count}} person.',
      other: 'This action will permanently remove the access of {{count}} people.',
    },
    staying: 'These people stay:',
    failed: 'These people could not be removed.',
    none: 'None of the people selected can be removed.',
  },
} as const);
