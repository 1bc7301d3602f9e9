import { firstCharacter } from '@platform/i18n/text';

/** Masks an email so that it can be recognised but not read: `n•••@clinic.example`. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  if (at < 1) return email;
  return `${firstCharacter(email)}•••${email.slice(at)}`;
}
