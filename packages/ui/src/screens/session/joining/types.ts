import type { InviteLink } from '@platform/domain';
import type { FormRefusal } from '../../../patterns/FormDialog/formTypes.ts';
import type { AcceptValues, RegisterValues } from './accountSchema.ts';

/** Values of registration that may be stored: all except the password. */
export type RegisterDraft = Pick<RegisterValues, 'firstName' | 'lastName' | 'email' | 'company'>;

/** Values of accepting an invite that may be stored: all except the password. */
export type AcceptDraft = Pick<AcceptValues, 'firstName' | 'lastName' | 'email'>;

/** Reason why an account was not created. */
export interface JoinRefusal extends FormRefusal<keyof RegisterValues | keyof AcceptValues> {
  /** Wait that the service requests, in ms. */
  waitMs?: number | undefined;
  /** True if the email has an account; the form then links to the sign-in. */
  isTaken?: boolean | undefined;
}

/** Result of creating an account. */
export type JoinOutcome = { status: 'saved' } | JoinRefusal;

/** Details of an invite from its link; `''` or null if missing. */
export type InvitationFacts = Omit<InviteLink, 'token'>;
