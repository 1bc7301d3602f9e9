/** What the pages of the voice agents share. */
export const voiceTexts = {
  area: 'voice',
  texts: {
    subtitle: 'Agents that answer and place calls for your business.',
    tabs: 'Voice Agent sections',
  },
} as const;
