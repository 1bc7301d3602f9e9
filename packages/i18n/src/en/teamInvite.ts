import { ofProduct } from '../productAreas.ts';

/** Texts of inviting several people; loaded with the form. */
export const teamInviteTexts = ofProduct({
  area: 'teamInvite',
  texts: {
    hint: 'For several people, paste or type their addresses with commas.',
    invalid: '“{{address}}”: {{reason}}',
    results: 'Results',
    waiting: 'Waiting',
    invited: 'Invited',
    known: 'Already invited or a member',
    refused: 'Not invited',
    unsent: 'Not sent',
    progress: '{{done}} of {{total}} invited',
    sending: '{{done}} of {{total}} done',
    failed: 'Not invited: {{count}}. Fix the addresses or try again.',
    onlyKnown: 'The others are already invited or members.',
    stopped: 'Stopped. Not invited: {{count}}.',
    tryAgain: 'Try again',
    stopQuestion: 'Stop inviting?',
    unsentCount: 'Not invited yet: {{count}}.',
    stop: 'Stop',
    goOn: 'Keep inviting',
  },
} as const);
