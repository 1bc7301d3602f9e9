import type { Dictionary } from '../types.ts';

export const uploads = {
  size: {
    kilobytes: '{{size}} КБ',
    megabytes: '{{size}} МБ',
  },
  drop: {
    title: 'Перетащите файлы сюда',
    titleOne: 'Перетащите файл сюда',
    over: 'Отпустите, чтобы добавить файлы',
    overOne: 'Отпустите, чтобы добавить файл',
    browse: 'Выбрать файлы',
    browseOne: 'Выбрать файл',
  },
  rules: {
    size: 'До {{size}} на файл',
    count: {
      one: 'Не более {{count}} файла',
      few: 'Не более {{count}} файлов',
      many: 'Не более {{count}} файлов',
      other: 'Не более {{count}} файла',
    },
  },
  list: 'Файлы',
  sending: '{{sent}} из {{size}}',
  waiting: 'Ожидает, {{size}}',
  done: 'Загружен, {{size}}',
  stopped: 'Отменён, {{size}}',
  failed: 'Не удалось загрузить файл. Повторите попытку.',
  progress: 'Ход загрузки: {{name}}',
  cancel: 'Отменить: {{name}}',
  retry: 'Повторить',
  retryOf: 'Повторить: {{name}}',
  remove: 'Убрать',
  removeOf: 'Убрать из списка: {{name}}',
  refusal: {
    folder: 'Это папка. Откройте её и выберите файлы внутри.',
    type: 'Файлы этого типа не принимаются.',
    types: 'Файлы этого типа не принимаются. Выберите {{types}}.',
    empty: 'Этот файл пуст.',
    size: '{{size}} превышает предел {{limit}}.',
    duplicate: 'Этот файл уже есть в списке.',
    count: {
      one: 'Можно добавить не более {{count}} файла.',
      few: 'Можно добавить не более {{count}} файлов.',
      many: 'Можно добавить не более {{count}} файлов.',
      other: 'Можно добавить не более {{count}} файла.',
    },
  },
  added: {
    one: 'Добавлен {{count}} файл.',
    few: 'Добавлено {{count}} файла.',
    many: 'Добавлено {{count}} файлов.',
    other: 'Добавлено {{count}} файла.',
  },
  refused: {
    one: 'Не добавлен {{count}} файл:',
    few: 'Не добавлено {{count}} файла:',
    many: 'Не добавлено {{count}} файлов:',
    other: 'Не добавлено {{count}} файла:',
  },
  removed: 'Файл {{name}} убран.',
} satisfies Dictionary<'ru'>['uploads'];
