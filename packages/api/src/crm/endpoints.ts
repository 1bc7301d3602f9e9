import { isAborted } from '../http/apiError.ts';
import { sendChange } from '../http/changing.ts';
import type { Http } from '../http/http.ts';
import { parse } from '../http/parse.ts';
import { isObject, textOf } from '../schema/fields.ts';
import { contactBody, createInteractionBody, createLeadBody, updateLeadBody } from './bodies.ts';
import type {
  ContactFields,
  ContactInput,
  InteractionInput,
  LeadChange,
  LeadInput,
} from './bodies.ts';
import { crmCalls } from './calls.ts';
import { contactAnswerSchema, contactsSchema } from './contacts.ts';
import type { Contact } from './contacts.ts';
import { interactionAnswerSchema, interactionsSchema } from './interactions.ts';
import type { Interaction } from './interactions.ts';
import { leadAnswerSchema, leadsSchema } from './leads.ts';
import type { Lead } from './leads.ts';
import type { LeadStatus } from './values.ts';

/** Which rows of a list are asked for; what is left out is left out of the address. */
export interface Page {
  limit?: number | undefined;
  offset?: number | undefined;
}

/** `GET /v1/contacts/`. */
export async function listContacts(
  http: Http,
  query: Page & { search?: string | undefined } = {},
  signal?: AbortSignal,
): Promise<Contact[]> {
  return parse(contactsSchema, await http.send(crmCalls.contacts, { query: { ...query }, signal }));
}

/** `POST /v1/contacts/`. @returns the contact as stored, or null where the answer holds none */
export async function createContact(http: Http, contact: ContactInput): Promise<Contact | null> {
  const answer = await http.send(crmCalls.createContact, { json: contactBody(contact) });
  return parse(contactAnswerSchema, answer);
}

/**
 * `PATCH /v1/contacts/{id}`, or PUT. The body replaces the contact, so that what its form does not
 * show (consent, tags, extra) is sent back as it was.
 */
export async function updateContact(
  http: Http,
  contact: Contact,
  fields: ContactFields,
): Promise<Contact | null> {
  const json = contactBody({ ...contact, ...fields });
  const params = { id: contact.id };
  const answer = await sendChange(http, crmCalls.updateContact, { params, json });
  return parse(contactAnswerSchema, answer);
}

/** `GET /v1/leads/`. */
export async function listLeads(
  http: Http,
  query: Page & { search?: string | undefined; status?: LeadStatus | undefined } = {},
  signal?: AbortSignal,
): Promise<Lead[]> {
  return parse(leadsSchema, await http.send(crmCalls.leads, { query: { ...query }, signal }));
}

/** `POST /v1/leads/`. @returns the lead as stored, or null where the answer holds none */
export async function createLead(http: Http, lead: LeadInput): Promise<Lead | null> {
  const answer = await http.send(crmCalls.createLead, { json: createLeadBody(lead) });
  return parse(leadAnswerSchema, answer);
}

/** `PATCH /v1/leads/{id}`, or PUT. */
export async function updateLead(http: Http, id: string, change: LeadChange): Promise<Lead | null> {
  const json = updateLeadBody(change);
  const answer = await sendChange(http, crmCalls.updateLead, { params: { id }, json });
  return parse(leadAnswerSchema, answer);
}

/** `GET /v1/interactions/`. */
export async function listInteractions(
  http: Http,
  {
    contactId,
    leadId,
    ...page
  }: Page & { contactId?: string | undefined; leadId?: string | undefined } = {},
  signal?: AbortSignal,
): Promise<Interaction[]> {
  const query = { ...page, contact_id: contactId, lead_id: leadId };
  return parse(interactionsSchema, await http.send(crmCalls.interactions, { query, signal }));
}

/** `POST /v1/interactions/`. @returns it as stored, or null where the answer holds none */
export async function createInteraction(
  http: Http,
  interaction: InteractionInput,
): Promise<Interaction | null> {
  const json = createInteractionBody(interaction);
  return parse(interactionAnswerSchema, await http.send(crmCalls.createInteraction, { json }));
}

/** How the CRM service says it is. */
export type CrmHealth = 'healthy' | 'unknown';

/**
 * `GET /v1/health`: 'ok' is healthy, anything else unknown.
 *
 * @throws ApiError only where it was given up
 */
export async function getCrmHealth(http: Http, signal?: AbortSignal): Promise<CrmHealth> {
  try {
    const answer = await http.send(crmCalls.health, { signal });
    return isObject(answer) && textOf(answer.status) === 'ok' ? 'healthy' : 'unknown';
  } catch (error) {
    if (isAborted(error)) throw error;
    return 'unknown';
  }
}
