import type { Dictionary } from '../types.ts';

export const onboarding = {
  title: {
    start: 'Primeiros passos até a sua primeira chamada.',
    half: 'Na metade do caminho até a sua primeira chamada.',
    last: 'Falta só um passo.',
    done: 'Está tudo configurado.',
  },
  text: 'Cada passo abre a tela real, e esta lista acompanha o que você configurou.',
  doneText: 'Esta lista acompanha o que você configurou e fica aqui para quando precisar.',
  progress: '{{done}} de {{total}} concluídos',
  later: 'Mais tarde',
  steps: 'Primeiros passos',
  done: 'Concluído',
  failed: 'Não foi possível ler este passo.',
  openDashboard: 'Abrir o painel',
  requests: {
    title: 'Responda às solicitações de função',
    todo: 'Alguém oferece uma função a você.',
    done: 'Nenhuma oferta espera resposta.',
  },
  name: {
    title: 'Confirme seu nome',
    todo: 'Os colegas o veem ao lado do que você faz.',
    action: 'Abrir o perfil',
  },
  integration: {
    title: 'Conecte uma integração',
    todo: 'Os assistentes leem dela e agem nela.',
    action: 'Ver integrações',
    done: '{{provider}}, como {{account}}',
  },
  agent: {
    title: 'Crie um agente a partir de um modelo',
    todo: 'Ele começa offline, então ninguém pode ligar para ele ainda.',
    template: 'Modelo',
    blank: 'Em branco',
    blankText: 'Escreva o seu',
    action: 'Criar agente',
    done: {
      one: '{{count}} agente',
      many: '{{count}} agentes',
      other: '{{count}} agentes',
    },
  },
  test: {
    title: 'Ouça-o',
    todo: 'Fale com seu agente antes de quem liga.',
    action: 'Testar agente',
    done: 'Você o testou.',
  },
  number: {
    title: 'Dê um número a ele',
    todo: 'Adicione um número de telefone e escolha o agente que o atende.',
    action: 'Números de telefone',
  },
  call: {
    title: 'Ligue para ele',
    todo: 'Ligue para o seu número de qualquer telefone.',
    action: 'Ligar',
    done: 'Sua primeira chamada chegou.',
    number: 'Ligue para {{number}} de qualquer telefone.',
  },
  invite: {
    title: 'Convide um colega',
    todo: 'Dê uma função agora e mude depois.',
    action: 'Convidar usuário',
    done: {
      one: '{{count}} colega, contando os convites',
      many: '{{count}} colegas, contando os convites',
      other: '{{count}} colegas, contando os convites',
    },
  },
  plan: {
    title: 'Escolha um plano',
    todo: 'Valem os limites padrão.',
    action: 'Ver planos',
    done: 'Um plano está escolhido.',
  },
  card: {
    title: 'Continue seus primeiros passos',
    resume: 'Continuar',
    hide: 'Ocultar',
  },
} satisfies Dictionary<'pt'>['onboarding'];
