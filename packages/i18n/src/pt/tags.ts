import type { Dictionary } from '../types.ts';

export const tags = {
  keys: 'Enter, vírgula ou ponto e vírgula adicionam o texto. Backspace no campo vazio vai para a última entrada.',
  remove: 'Remover {{tag}}',
  added: '{{tag}} adicionado.',
  addedMany: {
    one: '{{count}} entrada adicionada.',
    many: '{{count}} de entradas adicionadas.',
    other: '{{count}} entradas adicionadas.',
  },
  removed: '{{tag}} removido.',
  count: '{{count}} de {{max}}',
  fault: {
    duplicate: '“{{tag}}” já está na lista.',
    length: '“{{tag}}” é longo demais. Use no máximo {{max}} caracteres.',
    count: 'Não é possível adicionar mais de {{max}} entradas. Remova uma primeiro.',
    more: {
      one: '{{count}} entrada não foi adicionada.',
      many: '{{count}} de entradas não foram adicionadas.',
      other: '{{count}} entradas não foram adicionadas.',
    },
  },
} satisfies Dictionary<'pt'>['tags'];
