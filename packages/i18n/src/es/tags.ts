import type { Dictionary } from '../types.ts';

export const tags = {
  keys: 'Intro, una coma o un punto y coma añaden el texto. Retroceso en el campo vacío va a la última entrada.',
  remove: 'Quitar {{tag}}',
  added: '{{tag}} añadido.',
  addedMany: {
    one: '{{count}} entrada añadida.',
    many: '{{count}} de entradas añadidas.',
    other: '{{count}} entradas añadidas.',
  },
  removed: '{{tag}} quitado.',
  count: '{{count}} de {{max}}',
  fault: {
    duplicate: '«{{tag}}» ya está en la lista.',
    length: '«{{tag}}» es demasiado largo. Use como máximo {{max}} caracteres.',
    count: 'No se pueden añadir más de {{max}} entradas. Quite una primero.',
    more: {
      one: '{{count}} entrada no se añadió.',
      many: '{{count}} de entradas no se añadieron.',
      other: '{{count}} entradas no se añadieron.',
    },
  },
} satisfies Dictionary<'es'>['tags'];
