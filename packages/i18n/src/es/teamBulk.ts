import type { Dictionary } from '../types.ts';

export const teamBulk = {
  text: {
    one: 'Esta acción quitará de forma permanente el acceso de {{count}} persona.',
    many: 'Esta acción quitará de forma permanente el acceso de {{count}} de personas.',
    other: 'Esta acción quitará de forma permanente el acceso de {{count}} personas.',
  },
  staying: 'Estas personas se quedan:',
  failed: 'No se pudo quitar a estas personas.',
  none: 'No se puede quitar a ninguna de las personas seleccionadas.',
} satisfies Dictionary<'es'>['teamBulk'];
