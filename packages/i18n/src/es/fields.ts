import type { Dictionary } from '../types.ts';

export const fields = {
  options: { search: 'Buscar', none: 'No se ha encontrado nada', clear: 'Borrar {{label}}' },
  password: {
    show: 'Mostrar contraseña',
    hide: 'Ocultar contraseña',
    capsLock: 'Bloq Mayús está activado',
  },
} satisfies Dictionary<'es'>['fields'];
