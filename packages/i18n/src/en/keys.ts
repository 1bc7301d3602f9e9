/** Names of keys for screen readers. */
export const keysTexts = {
  area: 'keys',
  texts: {
    command: 'Command',
    control: 'Control',
    alt: 'Alt',
    option: 'Option',
    escape: 'Escape',
    shift: 'Shift',
    up: 'Up arrow',
    down: 'Down arrow',
    left: 'Left arrow',
    right: 'Right arrow',
    slash: 'Slash',
    question: 'Question mark',
  },
} as const;
