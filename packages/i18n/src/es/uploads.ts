import type { Dictionary } from '../types.ts';

export const uploads = {
  size: {
    kilobytes: '{{size}} KB',
    megabytes: '{{size}} MB',
  },
  drop: {
    title: 'Suelte archivos aquí',
    titleOne: 'Suelte un archivo aquí',
    over: 'Suelte para añadir los archivos',
    overOne: 'Suelte para añadir el archivo',
    browse: 'Elegir archivos',
    browseOne: 'Elegir archivo',
  },
  rules: {
    size: 'Hasta {{size}} por archivo',
    count: {
      one: 'Como máximo {{count}} archivo',
      many: 'Como máximo {{count}} de archivos',
      other: 'Como máximo {{count}} archivos',
    },
  },
  list: 'Archivos',
  sending: '{{sent}} de {{size}}',
  waiting: 'En espera, {{size}}',
  done: 'Subido, {{size}}',
  stopped: 'Cancelado, {{size}}',
  failed: 'No se pudo subir el archivo. Inténtelo de nuevo.',
  progress: 'Progreso de {{name}}',
  cancel: 'Cancelar {{name}}',
  retry: 'Reintentar',
  retryOf: 'Reintentar {{name}}',
  remove: 'Quitar',
  removeOf: 'Quitar {{name}} de la lista',
  refusal: {
    folder: 'Es una carpeta. Ábrala y elija los archivos que contiene.',
    type: 'No se aceptan archivos de este tipo.',
    types: 'No se aceptan archivos de este tipo. Elija {{types}}.',
    empty: 'Este archivo está vacío.',
    size: '{{size}} supera el límite de {{limit}}.',
    duplicate: 'Este archivo ya está en la lista.',
    count: {
      one: 'Se puede añadir {{count}} archivo como máximo.',
      many: 'Se pueden añadir {{count}} de archivos como máximo.',
      other: 'Se pueden añadir {{count}} archivos como máximo.',
    },
  },
  added: {
    one: '{{count}} archivo añadido.',
    many: '{{count}} de archivos añadidos.',
    other: '{{count}} archivos añadidos.',
  },
  refused: {
    one: '{{count}} archivo no añadido:',
    many: '{{count}} de archivos no añadidos:',
    other: '{{count}} archivos no añadidos:',
  },
  removed: '{{name}} quitado.',
} satisfies Dictionary<'es'>['uploads'];
