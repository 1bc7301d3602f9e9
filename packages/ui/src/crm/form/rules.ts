import { isEmail } from '../../internal/email.ts';
import type { ContactValues, InteractionValues, LeadValues } from '../types.ts';

/** Text keys of what the forms object to. */
export type CrmErrorKey =
  | 'common.validation.emailRequired'
  | 'common.validation.emailInvalid'
  | 'crm.contact.nameRequired'
  | 'crm.leads.required'
  | 'crm.interactions.required';

type Errors<Values> = { [Field in keyof Values]?: CrmErrorKey };

/** What the rules of a form say. */
export type Checked<Values> = { values: Values } | { errors: Errors<Values> };

function answer<Values>(values: Values, errors: Errors<Values>): Checked<Values> {
  return Object.keys(errors).length === 0 ? { values } : { errors };
}

/**
 * A contact needs an email and at least one of its names. One that came without keeps its
 * gap: whoever only adds a phone number is not held up by it.
 *
 * @param before the contact as it was; left out for a new one
 */
export function contactRules(before?: { email: string; name: string }) {
  return (typed: ContactValues): Checked<ContactValues> => {
    const values: ContactValues = {
      firstName: typed.firstName.trim(),
      lastName: typed.lastName.trim(),
      email: typed.email.trim(),
      phone: typed.phone.trim(),
      company: typed.company.trim(),
      jobTitle: typed.jobTitle.trim(),
      notes: typed.notes.trim(),
    };
    const errors: Errors<ContactValues> = {};
    const hasName = values.firstName !== '' || values.lastName !== '';
    if (!hasName && before?.name.trim() !== '') errors.firstName = 'crm.contact.nameRequired';
    const isUntouched = before?.email.trim() === values.email;
    if (!isUntouched && values.email === '') errors.email = 'common.validation.emailRequired';
    else if (!isUntouched && !isEmail(values.email)) {
      errors.email = 'common.validation.emailInvalid';
    }
    return answer(values, errors);
  };
}

/** A lead needs a contact and a status. */
export function leadRules(typed: LeadValues): Checked<LeadValues> {
  const values: LeadValues = {
    ...typed,
    source: typed.source.trim(),
    ownerId: typed.ownerId.trim(),
    notes: typed.notes.trim(),
  };
  const errors: Errors<LeadValues> = {};
  if (values.contactId === '') errors.contactId = 'crm.leads.required';
  if (values.status === '') errors.status = 'crm.leads.required';
  return answer(values, errors);
}

/** An interaction needs a contact, a type and a direction. */
export function interactionRules(typed: InteractionValues): Checked<InteractionValues> {
  const values: InteractionValues = { ...typed, summary: typed.summary.trim() };
  const errors: Errors<InteractionValues> = {};
  if (values.contactId === '') errors.contactId = 'crm.interactions.required';
  if (values.type === '') errors.type = 'crm.interactions.required';
  if (values.direction === '') errors.direction = 'crm.interactions.required';
  return answer(values, errors);
}
