import type { Dictionary } from '../types.ts';

export const crmConsent = {
  since: 'Desde {{date}}',
  from: {
    form: 'Do formulário de contato',
    import: 'De uma importação',
    bulk: 'De uma alteração em massa',
    other: 'De “{{source}}”',
  },
  change: 'Alterar',
  set: {
    action: 'Definir consentimento…',
    title: 'Definir consentimento',
    keep: 'Não alterar',
    required: 'Escolha um consentimento para alterar',
    hint: 'Registre apenas o que essas pessoas informaram.',
  },
  add: {
    action: 'Adicionar etiquetas…',
    title: 'Adicionar etiquetas',
    required: 'Adicione pelo menos uma etiqueta',
  },
  remove: {
    action: 'Remover etiquetas…',
    title: 'Remover etiquetas',
    required: 'Escolha pelo menos uma etiqueta',
    none: 'Os contatos selecionados não têm etiquetas',
  },
  submit: {
    one: 'Alterar {{count}} contato',
    many: 'Alterar {{count}} de contatos',
    other: 'Alterar {{count}} contatos',
  },
  changing: 'Alterando…',
} satisfies Dictionary<'pt'>['crmConsent'];
