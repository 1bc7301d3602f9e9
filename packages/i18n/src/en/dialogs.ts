/** Texts of dialogs and pages with forms; loaded with the first of them. */
export const dialogsTexts = {
  area: 'dialogs',
  texts: {
    leave: {
      title: 'Leave without saving?',
      text: 'What you typed will be lost.',
      leave: 'Leave',
      stay: 'Keep editing',
      save: 'Save and leave',
    },
    confirm: {
      typeName: 'Type “{{name}}” to confirm',
      wrongName: 'This is not the name.',
    },
  },
} as const;
