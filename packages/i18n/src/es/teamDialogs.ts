import type { Dictionary } from '../types.ts';

export const teamDialogs = {
  invite: {
    title: 'Invitar usuario',
    email: 'Correo electrónico',
    emailPlaceholder: 'Introduce el correo electrónico',
    role: 'Rol',
    rolePlaceholder: 'Selecciona un rol',
    cancel: 'Cancelar',
    submit: 'Invitar',
    pending: 'Invitando...',
    draft: 'Hemos conservado tu invitación sin enviar.',
    roleRequired: 'El rol es obligatorio',
    duplicate: 'Este correo electrónico ya está invitado o es miembro del equipo',
  },
  confirm: {
    title: '¿Seguro que quieres continuar?',
    text: 'Esta acción quitará de forma permanente el acceso del usuario.',
    cancel: 'Cancelar',
    submit: 'Quitar',
    pending: 'Quitando…',
  },
} satisfies Dictionary<'es'>['teamDialogs'];
