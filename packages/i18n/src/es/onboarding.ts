import type { Dictionary } from '../types.ts';

export const onboarding = {
  title: {
    start: 'Primeros pasos hacia tu primera llamada.',
    half: 'A medio camino de tu primera llamada.',
    last: 'Solo falta un paso.',
    done: 'Todo está configurado.',
  },
  text: 'Cada paso abre la pantalla real, y esta lista sigue lo que has configurado.',
  doneText: 'Esta lista sigue lo que has configurado, así que está aquí cuando la necesites.',
  progress: '{{done}} de {{total}} hechos',
  later: 'Más tarde',
  steps: 'Primeros pasos',
  done: 'Hecho',
  failed: 'No se pudo leer este paso.',
  openDashboard: 'Abrir el panel',
  requests: {
    title: 'Responde a tus solicitudes de rol',
    todo: 'Alguien te ofrece un rol.',
    done: 'Ninguna oferta espera respuesta.',
  },
  name: {
    title: 'Confirma tu nombre',
    todo: 'Tus colegas lo ven junto a lo que haces.',
    action: 'Abrir el perfil',
  },
  integration: {
    title: 'Conecta una integración',
    todo: 'Los asistentes leen de ella y actúan en ella.',
    action: 'Ver integraciones',
    done: '{{provider}}, como {{account}}',
  },
  agent: {
    title: 'Crea un agente a partir de una plantilla',
    todo: 'Empieza desconectado, así que nadie puede llamarlo todavía.',
    template: 'Plantilla',
    blank: 'En blanco',
    blankText: 'Escribe el tuyo',
    action: 'Crear agente',
    done: {
      one: '{{count}} agente',
      many: '{{count}} agentes',
      other: '{{count}} agentes',
    },
  },
  test: {
    title: 'Escúchalo',
    todo: 'Habla con tu agente antes de que lo hagan quienes llaman.',
    action: 'Probar el agente',
    done: 'Lo has probado.',
  },
  number: {
    title: 'Dale un número',
    todo: 'Añade un número de teléfono y elige el agente que lo atiende.',
    action: 'Números de teléfono',
  },
  call: {
    title: 'Llámalo',
    todo: 'Llama a tu número desde cualquier teléfono.',
    action: 'Llamar',
    done: 'Ha entrado tu primera llamada.',
    number: 'Llama al {{number}} desde cualquier teléfono.',
  },
  invite: {
    title: 'Invita a un colega',
    todo: 'Dale un rol ahora y cámbialo después.',
    action: 'Invitar usuario',
    done: {
      one: '{{count}} colega, contando las invitaciones',
      many: '{{count}} colegas, contando las invitaciones',
      other: '{{count}} colegas, contando las invitaciones',
    },
  },
  plan: {
    title: 'Elige un plan',
    todo: 'Tienes los límites predeterminados.',
    action: 'Ver planes',
    done: 'Hay un plan elegido.',
  },
  card: {
    title: 'Sigue con tus primeros pasos',
    resume: 'Continuar',
    hide: 'Ocultar',
  },
} satisfies Dictionary<'es'>['onboarding'];
