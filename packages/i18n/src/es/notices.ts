import type { Dictionary } from '../types.ts';

export const notices = {
  version: {
    title: 'Hay una versión nueva',
    text: 'Vuelva a cargar cuando le convenga. Lo que escribió en los formularios se conserva.',
    reload: 'Volver a cargar',
    later: 'Ahora no',
  },
  lastPage: {
    title: 'Continúe donde lo dejó',
    text: 'Su sesión terminó en la página «{{page}}».',
    draft: 'Lo que escribió se conserva.',
    open: 'Continuar',
    dismiss: 'Descartar',
  },
} satisfies Dictionary<'es'>['notices'];
