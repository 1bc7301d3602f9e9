import type { Dictionary } from '../types.ts';

export const errors = {
  notFound: {
    page: 'Página no encontrada',
    title: '¡Vaya! Página no encontrada',
    text: 'Puede que la dirección haya cambiado o que la página se haya movido.',
    home: 'Volver al inicio',
  },
  crash: {
    title: 'Vaya, ha sido culpa nuestra',
    text: 'Algo ha ido mal. Inténtalo de nuevo dentro de un rato.',
    tryAgain: 'Reintentar',
    dashboard: 'Ir al panel',
  },
  comingSoon: {
    botEditor: 'El editor de bots llegará pronto.',
  },
  config: {
    page: 'Falta configuración',
    title: 'La aplicación aún no puede iniciarse',
    text: {
      one: 'Falta {{count}} ajuste o no es válido. Añádelo a config.json y recarga esta página.',
      many: 'Faltan {{count}} de ajustes o no son válidos. Añádelos a config.json y recarga esta página.',
      other:
        'Faltan {{count}} ajustes o no son válidos. Añádelos a config.json y recarga esta página.',
    },
    unreadable:
      'No se pudo leer el archivo config.json. Colócalo junto a index.html como JSON válido.',
    list: 'Ajustes que hay que añadir',
    missing: 'falta',
    invalid: 'no válido',
    reload: 'Recargar',
  },
} satisfies Dictionary<'es'>['errors'];
