import type { Dictionary } from '../types.ts';

export const roles = {
  name: {
    admin: 'Администратор',
    editor: 'Редактор',
    viewer: 'Наблюдатель',
  },
  permission: {
    manageTenant: 'Управлять организацией',
    inviteUsers: 'Приглашать людей',
    manageUsers: 'Управлять людьми',
    viewUsers: 'Видеть людей',
    assignRoles: 'Назначать роли',
    manageRoles: 'Управлять ролями',
    viewContent: 'Видеть содержимое',
  },
  request: {
    offer: '{{role}}, {{tenant}}',
    offerUnnamed: '{{role}} в другой организации',
    askedBy: 'Предложил(а) {{name}}',
    asked: 'Предложено',
    accept: 'Принять',
    reject: 'Отклонить',
    acceptTitle: 'Принять эту роль?',
    rejectTitle: 'Отклонить эту роль?',
    rejectText: '{{offer}}: предложение на этом закончится. Его придётся сделать заново.',
    gains: 'Вы сможете',
    gainsNothing: 'Сама по себе эта роль ничего не даёт.',
    accepted: 'Роль принята',
    rejected: 'Роль отклонена',
    failed: 'Не удалось ответить на предложение роли',
    answered: 'На это предложение роли уже ответили.',
  },
} satisfies Dictionary<'ru'>['roles'];
