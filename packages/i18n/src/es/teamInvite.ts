import type { Dictionary } from '../types.ts';

export const teamInvite = {
  hint: 'Para varias personas, pega o escribe las direcciones separadas por comas.',
  invalid: '«{{address}}»: {{reason}}',
  results: 'Resultados',
  waiting: 'En espera',
  invited: 'Invitado',
  known: 'Ya invitado o miembro',
  refused: 'No invitado',
  unsent: 'Sin enviar',
  progress: 'Invitados: {{done}} de {{total}}',
  sending: '{{done}} de {{total}} listos',
  failed: 'No invitados: {{count}}. Corrige las direcciones o inténtalo de nuevo.',
  onlyKnown: 'Los demás ya están invitados o son miembros.',
  stopped: 'Detenido. Sin invitar: {{count}}.',
  tryAgain: 'Intentar de nuevo',
  stopQuestion: '¿Dejar de invitar?',
  unsentCount: 'Aún sin invitar: {{count}}.',
  stop: 'Detener',
  goOn: 'Seguir invitando',
} satisfies Dictionary<'es'>['teamInvite'];
