import type { Messages } from '@platform/i18n';

export const tags = {
  tags: {
    keys: 'Enter, komma eller semikolon tilføjer teksten. Tilbage i det tomme felt går til den sidste.',
    remove: 'Fjern {{tag}}',
    added: '{{tag}} er tilføjet.',
    addedMany: { one: '{{count}} er tilføjet.', other: '{{count}} er tilføjet.' },
    removed: '{{tag}} er fjernet.',
    count: '{{count}} af {{max}}',
    fault: {
      duplicate: '“{{tag}}” er allerede på listen.',
      length: '“{{tag}}” er for langt. Brug højst {{max}} tegn.',
      count: 'Der kan højst være {{max}}. Fjern en først.',
      more: { one: '{{count}} blev ikke tilføjet.', other: '{{count}} blev ikke tilføjet.' },
    },
  },
} satisfies Messages;
