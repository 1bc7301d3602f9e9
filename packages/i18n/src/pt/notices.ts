import type { Dictionary } from '../types.ts';

export const notices = {
  version: {
    title: 'Há uma nova versão',
    text: 'Recarregue quando lhe der jeito. O que escreveu nos formulários é mantido.',
    reload: 'Recarregar',
    later: 'Agora não',
  },
  lastPage: {
    title: 'Continue de onde ficou',
    text: 'A sua sessão terminou na página “{{page}}”.',
    draft: 'O que escreveu foi mantido.',
    open: 'Continuar',
    dismiss: 'Ignorar',
  },
} satisfies Dictionary<'pt'>['notices'];
