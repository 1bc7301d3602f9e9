import type { Dictionary } from '../types.ts';

export const crmConsent = {
  since: 'С {{date}}',
  from: {
    form: 'Из формы контакта',
    import: 'Из импорта',
    bulk: 'Из массового изменения',
    other: 'Источник: «{{source}}»',
  },
  change: 'Изменить',
  set: {
    action: 'Указать согласие…',
    title: 'Указать согласие',
    keep: 'Не менять',
    required: 'Выберите согласие, которое нужно изменить',
    hint: 'Указывайте только то, что сообщили сами эти люди.',
  },
  add: {
    action: 'Добавить метки…',
    title: 'Добавить метки',
    required: 'Добавьте хотя бы одну метку',
  },
  remove: {
    action: 'Удалить метки…',
    title: 'Удалить метки',
    required: 'Выберите хотя бы одну метку',
    none: 'У выбранных контактов нет меток',
  },
  submit: {
    one: 'Изменить {{count}} контакт',
    few: 'Изменить {{count}} контакта',
    many: 'Изменить {{count}} контактов',
    other: 'Изменить {{count}} контакта',
  },
  changing: 'Изменение…',
} satisfies Dictionary<'ru'>['crmConsent'];
