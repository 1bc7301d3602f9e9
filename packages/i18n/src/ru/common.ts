import type { Dictionary } from '../types.ts';

export const common = {
  product: 'Assistant Platform',
  documentTitle: '{{page}} | {{product}}',
  loading: 'Загрузка…',
  notAvailable: 'н/д',
  breadcrumb: 'Навигационная цепочка',
  opensInNewTab: 'откроется в новой вкладке',
  action: {
    cancel: 'Отмена',
    close: 'Закрыть',
    dismiss: 'Скрыть',
    retry: 'Повторить',
    more: 'Другие действия',
    open: 'Открыть',
  },
  draft: { kept: 'Черновик сохранён', discard: 'Удалить черновик' },
  copy: {
    action: 'Копировать',
    label: 'Копировать {{text}}',
    copied: 'Скопировано',
    refused: 'Не скопировано: браузер отказал',
  },
  reach: { call: 'Позвонить: {{text}}', write: 'Написать: {{text}}' },
  language: {
    label: 'Язык',
    failed: 'Не удалось загрузить язык. Проверьте соединение и выберите его снова.',
  },
  toast: {
    region: 'Сообщения',
    close: 'Закрыть сообщение',
    repeated: {
      one: 'Показано {{count}} раз',
      few: 'Показано {{count}} раза',
      many: 'Показано {{count}} раз',
      other: 'Показано {{count}} раза',
    },
  },
  notice: {
    offline: 'Нет подключения к сети. Данные на экране могли устареть.',
    storageBlocked:
      'Браузер запрещает хранение данных. Вход сохранится только до закрытия или обновления этой вкладки.',
  },
  error: {
    default: 'Что-то пошло не так. Попробуйте ещё раз.',
    generic: 'Произошла ошибка',
    offline: 'Данные появятся сами, как только подключение восстановится.',
    network: 'Служба недоступна. Проверьте соединение и попробуйте ещё раз.',
    noPermission: 'У вас нет прав на это действие',
  },
  validation: {
    emailRequired: 'Укажите адрес электронной почты',
    emailInvalid: 'Введите действительный адрес электронной почты',
    emailLetters: 'Перед @ используйте только латинские буквы',
    emailTooLong: 'Используйте не более 254 символов',
    phoneNoNumber: 'Введите номер телефона цифрами, например +7 495 123-45-67',
    phoneTooLong: 'В номере телефона не более 15 цифр',
  },
} satisfies Dictionary<'ru'>['common'];
