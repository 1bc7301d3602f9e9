import type { Dictionary } from '../types.ts';

export const common = {
  product: 'Assistant Platform',
  documentTitle: '{{page}} | {{product}}',
  loading: 'Cargando…',
  notAvailable: 'N/D',
  breadcrumb: 'Ruta de navegación',
  opensInNewTab: 'se abre en una pestaña nueva',
  action: {
    cancel: 'Cancelar',
    close: 'Cerrar',
    dismiss: 'Descartar',
    retry: 'Reintentar',
    more: 'Más acciones',
    open: 'Abrir',
  },
  draft: { kept: 'Borrador guardado', discard: 'Descartar borrador' },
  copy: {
    action: 'Copiar',
    label: 'Copiar {{text}}',
    copied: 'Copiado',
    refused: 'No se ha copiado: el navegador lo ha rechazado',
  },
  reach: { call: 'Llamar a {{text}}', write: 'Escribir a {{text}}' },
  language: {
    label: 'Idioma',
    failed: 'No se pudo cargar el idioma. Comprueba la conexión y vuelve a elegirlo.',
  },
  toast: {
    region: 'Mensajes',
    close: 'Cerrar el mensaje',
    repeated: {
      one: 'Mostrado {{count}} vez',
      many: 'Mostrado {{count}} de veces',
      other: 'Mostrado {{count}} veces',
    },
  },
  notice: {
    offline: 'No tienes conexión. Lo que ves puede no estar actualizado.',
    storageBlocked:
      'Este navegador bloquea el almacenamiento. Tu sesión durará solo hasta que cierres o recargues esta pestaña.',
  },
  error: {
    default: 'Algo ha ido mal. Inténtalo de nuevo.',
    generic: 'Se ha producido un error',
    offline: 'Esto volverá por sí solo en cuanto te conectes.',
    network: 'No se puede contactar con el servicio. Comprueba la conexión e inténtalo de nuevo.',
    noPermission: 'No tienes permiso para esta acción',
  },
  validation: {
    emailRequired: 'El correo electrónico es obligatorio',
    emailInvalid: 'Escribe un correo electrónico válido',
    emailLetters: 'Usa solo letras sin acentos antes de la @',
    emailTooLong: 'Usa 254 caracteres como máximo',
    phoneNoNumber: 'Escribe un número de teléfono con cifras, como +34 910 555 014',
    phoneTooLong: 'Un número de teléfono tiene 15 cifras como máximo',
  },
} satisfies Dictionary<'es'>['common'];
