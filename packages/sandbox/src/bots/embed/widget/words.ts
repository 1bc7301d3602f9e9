export const words = {
  open: (name: string) => `Open chat with ${name}`,
  close: (name: string) => `Close chat with ${name}`,
  log: 'Conversation',
  you: 'You: ',
  bot: (name: string) => `${name}: `,
  field: 'Your question',
  send: 'Send',
  waiting: (name: string) => `${name} is answering`,
  from: (titles: string) => `From ${titles}`,
  failed: 'Your question could not be sent. Check your connection.',
  again: 'Try again',
  wait: (seconds: number) => `Too many questions at once. You can continue in ${seconds} seconds.`,
} as const;
