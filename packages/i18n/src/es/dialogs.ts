import type { Dictionary } from '../types.ts';

export const dialogs = {
  leave: {
    title: '¿Salir sin guardar?',
    text: 'Lo que has escrito se perderá.',
    leave: 'Salir',
    stay: 'Seguir editando',
    save: 'Guardar y salir',
  },
  confirm: {
    typeName: 'Escribe «{{name}}» para confirmar',
    wrongName: 'Ese no es el nombre.',
  },
} satisfies Dictionary<'es'>['dialogs'];
