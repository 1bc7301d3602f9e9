import type { Dictionary } from '../types.ts';

export const teamBulk = {
  text: {
    one: 'Esta ação removerá permanentemente o acesso de {{count}} pessoa.',
    many: 'Esta ação removerá permanentemente o acesso de {{count}} de pessoas.',
    other: 'Esta ação removerá permanentemente o acesso de {{count}} pessoas.',
  },
  staying: 'Estas pessoas permanecem:',
  failed: 'Não foi possível remover estas pessoas.',
  none: 'Nenhuma das pessoas selecionadas pode ser removida.',
} satisfies Dictionary<'pt'>['teamBulk'];
