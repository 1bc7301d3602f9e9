import { trimText } from '@platform/i18n/text';
import type { Http } from '../http/http.ts';
import { parse } from '../http/parse.ts';
import { contentCalls } from './calls.ts';
import { contentSchema } from './content.ts';
import type { Content, ContentFields, NewContent } from './content.ts';
import { contentsSchema } from './contents.ts';
import type { ContentList } from './contents.ts';
import type { ContentBody, NewContentBody, RestoreBody } from './requests.ts';
import type { ContentStatus, ContentType } from './values.ts';

/** Which contents are asked for; what is left out or empty is left out of the address. */
export interface ContentsQuery {
  limit?: number | undefined;
  offset?: number | undefined;
  search?: string | undefined;
  type?: ContentType | undefined;
  status?: ContentStatus | undefined;
}

/** `GET /v1/contents`. */
export async function listContents(
  http: Http,
  query: ContentsQuery = {},
  signal?: AbortSignal,
): Promise<ContentList> {
  return parse(
    contentsSchema,
    await http.send(contentCalls.contents, { query: { ...query }, signal }),
  );
}

/** `GET /v1/contents/{id}`. */
export async function getContent(http: Http, id: string, signal?: AbortSignal): Promise<Content> {
  return parse(contentSchema, await http.send(contentCalls.content, { params: { id }, signal }));
}

/** `POST /v1/contents`. @returns it as stored */
export async function createContent(http: Http, content: NewContent): Promise<Content> {
  const { templateId, sources, isGenerated } = content;
  const json: NewContentBody = {
    ...fieldsBody(content),
    template_id: templateId || null,
    sources: sources?.map((source) => ({
      document_id: source.documentId,
      document_name: source.documentName,
      passage: source.passage,
    })),
    generated: isGenerated,
  };
  return parse(contentSchema, await http.send(contentCalls.createContent, { json }));
}

/**
 * `PUT /v1/contents/{id}`.
 *
 * @param version the one that was changed
 * @returns it as stored, with its new version
 * @throws ApiError 409 where there is a newer one: `conflictIn` reads it
 */
export async function updateContent(
  http: Http,
  id: string,
  fields: ContentFields,
  version: number,
): Promise<Content> {
  const json: ContentBody = { ...fieldsBody(fields), version };
  const input = { params: { id }, json };
  return parse(contentSchema, await http.send(contentCalls.updateContent, input));
}

/** `DELETE /v1/contents/{id}`; `isLeaving` lets it outlive the page. */
export async function removeContent(http: Http, id: string, isLeaving = false): Promise<void> {
  await http.send(contentCalls.removeContent, { params: { id }, keepalive: isLeaving });
}

/**
 * `POST /v1/contents/{id}/restore`: makes the text of an older version the newest one.
 *
 * @param current the last version that the person knows of
 * @throws ApiError 409 where there is a newer one: `conflictIn` reads it
 */
export async function restoreContent(
  http: Http,
  id: string,
  version: number,
  current: number,
): Promise<Content> {
  const json: RestoreBody = { version, current_version: current };
  const input = { params: { id }, json };
  return parse(contentSchema, await http.send(contentCalls.restoreContent, input));
}

function fieldsBody({ title, type, status, language, body }: ContentFields) {
  return { title: trimText(title), type, status, language, body };
}
