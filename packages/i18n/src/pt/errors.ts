import type { Dictionary } from '../types.ts';

export const errors = {
  notFound: {
    page: 'Página não encontrada',
    title: 'Ops! Página não encontrada',
    text: 'O endereço pode ter mudado ou a página foi movida.',
    home: 'Voltar ao início',
  },
  crash: {
    title: 'Ops, a culpa foi nossa',
    text: 'Algo deu errado. Tente novamente daqui a pouco.',
    tryAgain: 'Tentar novamente',
    dashboard: 'Ir para o painel',
  },
  comingSoon: {
    botEditor: 'O editor de bots chegará em breve.',
  },
  config: {
    page: 'Configuração necessária',
    title: 'O aplicativo ainda não pode iniciar',
    text: {
      one: '{{count}} configuração está ausente ou é inválida. Adicione-a ao config.json e recarregue esta página.',
      many: '{{count}} de configurações estão ausentes ou são inválidas. Adicione-as ao config.json e recarregue esta página.',
      other:
        '{{count}} configurações estão ausentes ou são inválidas. Adicione-as ao config.json e recarregue esta página.',
    },
    unreadable:
      'Não foi possível ler o arquivo config.json. Coloque-o ao lado de index.html como JSON válido.',
    list: 'Configurações a adicionar',
    missing: 'ausente',
    invalid: 'inválida',
    reload: 'Recarregar',
  },
} satisfies Dictionary<'pt'>['errors'];
