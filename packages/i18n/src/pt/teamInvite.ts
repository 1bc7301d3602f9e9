import type { Dictionary } from '../types.ts';

export const teamInvite = {
  hint: 'Para várias pessoas, cole ou digite os endereços separados por vírgulas.',
  invalid: '“{{address}}”: {{reason}}',
  results: 'Resultados',
  waiting: 'Aguardando',
  invited: 'Convidado',
  known: 'Já convidado ou membro',
  refused: 'Não convidado',
  unsent: 'Não enviado',
  progress: 'Convidados: {{done}} de {{total}}',
  sending: '{{done}} de {{total}} concluídos',
  failed: 'Não convidados: {{count}}. Corrija os endereços ou tente novamente.',
  onlyKnown: 'Os demais já foram convidados ou são membros.',
  stopped: 'Interrompido. Não convidados: {{count}}.',
  tryAgain: 'Tentar novamente',
  stopQuestion: 'Parar de convidar?',
  unsentCount: 'Ainda não convidados: {{count}}.',
  stop: 'Parar',
  goOn: 'Continuar convidando',
} satisfies Dictionary<'pt'>['teamInvite'];
