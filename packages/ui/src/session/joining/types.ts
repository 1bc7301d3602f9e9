import type { InviteLink } from '@platform/domain';
import type { FormRefusal } from '../../patterns/FormDialog/formTypes.ts';
import type { AcceptValues, RegisterValues } from './accountSchema.ts';

/** What is typed to make an account and may be kept: everything but the password. */
export type RegisterDraft = Pick<RegisterValues, 'firstName' | 'lastName' | 'email' | 'company'>;

/** What is typed to accept an invite and may be kept: everything but the password. */
export type AcceptDraft = Pick<AcceptValues, 'firstName' | 'lastName' | 'email'>;

/** Why an account was not made. */
export interface JoinRefusal extends FormRefusal {
  /** The field that was refused; none where the form as a whole was. */
  field?: keyof RegisterValues | keyof AcceptValues | undefined;
  /** How long the service asks to wait, in milliseconds. */
  waitMs?: number | undefined;
  /** The address has an account: there is a way to sign in. */
  isTaken?: boolean | undefined;
}

/** How the sending of an account ended. */
export type JoinOutcome = { status: 'saved' } | JoinRefusal;

/** What the link of an invite says of it; '' or null where it does not. */
export type InvitationFacts = Omit<InviteLink, 'token'>;
