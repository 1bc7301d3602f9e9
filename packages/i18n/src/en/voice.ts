import { ofProduct } from '../productAreas.ts';

/** Texts shared by the pages of the voice agents and the dashboard. */
export const voiceTexts = ofProduct({
  area: 'voice',
  texts: {
    tabs: 'Voice Agent sections',
    type: { inbound: 'Inbound', outbound: 'Outbound', web: 'Web' },
  },
} as const);
