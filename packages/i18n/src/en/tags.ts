/** Texts of tag inputs; loaded with the first of them. */
export const tagsTexts = {
  area: 'tags',
  texts: {
    keys: 'Enter, a comma or a semicolon adds the text. Backspace in the empty field moves to the last entry.',
    remove: 'Remove {{tag}}',
    added: '{{tag}} added.',
    addedMany: {
      one: '{{count}} entry added.',
      other: '{{count}} entries added.',
    },
    removed: '{{tag}} removed.',
    count: '{{count}} of {{max}}',
    fault: {
      duplicate: '“{{tag}}” is already in the list.',
      length: '“{{tag}}” is too long. Use at most {{max}} characters.',
      count: 'No more than {{max}} entries can be added. Remove one first.',
      more: {
        one: '{{count}} entry was not added.',
        other: '{{count}} entries were not added.',
      },
    },
  },
} as const;
