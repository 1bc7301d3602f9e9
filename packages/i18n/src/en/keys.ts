/** Names of keys for screen readers, and hints that name a key. */
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
    send: '{{keys}} to send',
    newLine: '{{keys}} for a new line',
  },
} as const;
