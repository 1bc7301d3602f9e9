import type { Http, Sender } from '../http/http.ts';
import { parse } from '../http/parse.ts';
import { knowledgeCalls } from './calls.ts';
import {
  documentAnswerSchema,
  documentSchema,
  documentsSchema,
  matchesSchema,
} from './documents.ts';
import type { DocumentDetail, DocumentList, KnowledgeDocument, Match } from './documents.ts';
import { storedFileName } from './fileName.ts';
import type { QuestionBody, TextBody, WebPageBody } from './requests.ts';
import type { DocumentStatus } from './values.ts';

/** Which documents of a base are asked for. */
export interface DocumentsQuery {
  baseId: string;
  limit?: number | undefined;
  offset?: number | undefined;
  search?: string | undefined;
  status?: DocumentStatus | undefined;
}

/** One document of one base. */
export interface DocumentPlace {
  baseId: string;
  documentId: string;
}

const paramsOf = ({ baseId: id, documentId }: DocumentPlace) => ({ id, documentId });

/** `GET …/documents`. */
export async function listDocuments(
  http: Http,
  { baseId: id, ...query }: DocumentsQuery,
  signal?: AbortSignal,
): Promise<DocumentList> {
  const input = { params: { id }, query: { ...query }, signal };
  return parse(documentsSchema, await http.send(knowledgeCalls.documents, input));
}

/** `GET …/documents/{documentId}`: with all its passages. */
export async function getDocument(
  http: Http,
  place: DocumentPlace,
  signal?: AbortSignal,
): Promise<DocumentDetail> {
  const input = { params: paramsOf(place), signal };
  return parse(documentSchema, await http.send(knowledgeCalls.document, input));
}

/** How a file is sent. */
export interface SendFileOptions {
  signal: AbortSignal;
  /** Identifies the upload: the service stores one document however often the key arrives. */
  key?: string | undefined;
  /** What sends it, so that somebody can be told how far it is: `uploader` makes one. */
  sender: Sender;
}

/**
 * `POST …/documents` with a file under its stored name, once. It is read from the disk while it is
 * sent.
 *
 * @returns it as stored, or null where the answer does not tell it
 * @throws ApiError 403 `STORAGE_LIMIT` where the plan has no room left, 413 above 20 MB
 */
export async function sendFile(
  http: Http,
  baseId: string,
  file: File,
  { signal, key, sender }: SendFileOptions,
): Promise<KnowledgeDocument | null> {
  const form = new FormData();
  if (key) form.append('upload_key', key);
  form.append('file', file, storedFileName(file.name));
  const input = { params: { id: baseId }, form, signal, sender };
  return parse(documentAnswerSchema, await http.send(knowledgeCalls.addDocument, input));
}

/** `POST …/documents` with a web page or a text. */
export async function addDocument(
  http: Http,
  baseId: string,
  json: WebPageBody | TextBody,
): Promise<KnowledgeDocument | null> {
  const input = { params: { id: baseId }, json };
  return parse(documentAnswerSchema, await http.send(knowledgeCalls.addDocument, input));
}

/** `POST …/reindex`: reads a document again. */
export async function reindexDocument(
  http: Http,
  place: DocumentPlace,
): Promise<KnowledgeDocument | null> {
  const input = { params: paramsOf(place) };
  return parse(documentAnswerSchema, await http.send(knowledgeCalls.reindexDocument, input));
}

/** `DELETE …/documents/{documentId}`. */
export async function removeDocument(http: Http, place: DocumentPlace): Promise<void> {
  await http.send(knowledgeCalls.removeDocument, { params: paramsOf(place) });
}

/** `POST …/query`: the passages that answer a question best, the best one first. */
export async function askKnowledge(
  http: Http,
  baseId: string,
  json: QuestionBody,
  signal?: AbortSignal,
): Promise<Match[]> {
  const input = { params: { id: baseId }, json, signal };
  return parse(matchesSchema, await http.send(knowledgeCalls.query, input));
}
