import { trimText } from '@platform/i18n/text';
import { isApiError } from '../http/apiError.ts';
import { sendChange } from '../http/changing.ts';
import type { Http } from '../http/http.ts';
import { parse } from '../http/parse.ts';
import { isObject } from '../schema/fields.ts';
import { templateAnswerSchema, templatesSchema, templateUsesOf } from './templates.ts';
import type { Template, TemplateFields, TemplateList, TemplateUse } from './templates.ts';
import { templateCalls } from './templatesCalls.ts';
import type { TemplateChange } from './templatesRequests.ts';

/** `GET /v1/templates`: the product's and the tenant's. */
export async function listTemplates(http: Http, signal?: AbortSignal): Promise<TemplateList> {
  return parse(templatesSchema, await http.send(templateCalls.templates, { signal }));
}

/** `POST /v1/templates`. @returns it as stored, or null where the answer holds none */
export async function createTemplate(http: Http, fields: TemplateFields): Promise<Template | null> {
  const json = templateBody(fields);
  return parse(templateAnswerSchema, await http.send(templateCalls.createTemplate, { json }));
}

/** `PATCH /v1/templates/{id}`, or PUT, with what changed. */
export async function updateTemplate(
  http: Http,
  id: string,
  change: Partial<TemplateFields>,
): Promise<Template | null> {
  const input = { params: { id }, json: templateBody(change) };
  return parse(templateAnswerSchema, await sendChange(http, templateCalls.updateTemplate, input));
}

/**
 * `DELETE /v1/templates/{id}`.
 *
 * @param isForced also where contents were made with it: they stay as they are
 * @throws ApiError 409 where contents were made with it: `templateUsesIn` names them
 */
export async function removeTemplate(http: Http, id: string, isForced = false): Promise<void> {
  const query = { force: isForced || undefined };
  await http.send(templateCalls.removeTemplate, { params: { id }, query });
}

/** The contents that a 409 `IN_USE` names; null for any other error. */
export function templateUsesIn(error: unknown): TemplateUse[] | null {
  if (!isApiError(error) || error.status !== 409 || !isObject(error.body)) return null;
  const { error: details } = error.body;
  return isObject(details) && details.code === 'IN_USE' ? templateUsesOf(details.contents) : null;
}

function templateBody({ inputs, ...fields }: Partial<TemplateFields>): TemplateChange {
  const sentInputs = inputs?.map(({ key, label, type, isRequired }) => ({
    key,
    label: trimText(label),
    type,
    required: isRequired,
  }));
  return { ...fields, ...(sentInputs && { inputs: sentInputs }) };
}
