import type { Dictionary } from '../types.ts';

export const teamDialogs = {
  invite: {
    title: 'Inviter un utilisateur',
    email: 'Adresse e-mail',
    emailPlaceholder: 'Saisissez l’adresse e-mail',
    role: 'Rôle',
    rolePlaceholder: 'Sélectionnez un rôle',
    cancel: 'Annuler',
    submit: 'Inviter',
    pending: 'Invitation en cours...',
    draft: 'Votre invitation non envoyée a été conservée.',
    roleRequired: 'Le rôle est obligatoire',
    duplicate: 'Cette adresse e-mail est déjà invitée ou appartient à un membre de l’équipe',
  },
  confirm: {
    title: 'Voulez-vous vraiment continuer ?',
    text: 'Cette action retirera définitivement l’accès de l’utilisateur.',
    cancel: 'Annuler',
    submit: 'Retirer',
    pending: 'Retrait en cours…',
  },
} satisfies Dictionary<'fr'>['teamDialogs'];
