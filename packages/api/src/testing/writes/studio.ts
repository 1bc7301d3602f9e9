import * as api from '../../index.ts';
import { write } from './write.ts';

const { contents, contentHistory, contentOverview, contentTemplates, contentVersions } = api;
const { document, documents, entitlements, knowledgeBases } = api;
const records = [contents, contentHistory, contentOverview, contentVersions];
const fields = {
  title: ' Letter ',
  type: 'email',
  status: 'draft',
  language: 'en',
  body: '<p>One</p>',
} as const;
const wire = '"type":"email","status":"draft","language":"en","body":"<p>One</p>"';
const known = { ...fields, id: 'c', status: 'ready', version: 3, template_id: 't1' };
const template = { name: 'Reminder', prompt: 'Write' } as api.TemplateFields;
const reference = { baseId: 'k', documentId: 'd1', name: 'Prices' };

export const studioWrites = {
  addContent: write('is the same one', api.addContent, {
    one: fields,
    again: { ...fields },
    apart: { ...fields, body: '' },
    sends: [`POST /content/v1/contents {"title":"Letter",${wire},"template_id":null}`],
    rereads: records,
  }),
  duplicateContent: write('is the same one', api.duplicateContent, {
    one: { id: 'c', title: 'Copy' },
    apart: { id: 'd', title: 'Copy' },
    answer: known,
    sends: [
      'GET /content/v1/contents/c',
      `POST /content/v1/contents {"title":"Copy",${wire},"template_id":"t1","sources":[]}`,
    ],
    rereads: records,
  }),
  saveContent: write('is sent afterwards', api.saveContent, {
    one: { id: 'c', fields, version: 2 },
    again: { id: 'c', fields: { ...fields, body: '' }, version: 2 },
    apart: { id: 'd', fields, version: 2 },
    sends: [`PUT /content/v1/contents/c {"title":"Letter",${wire},"version":2}`],
    rereads: [contentHistory, contentOverview, contentVersions],
  }),
  changeContentStatus: write('is sent afterwards', api.changeContentStatus, {
    one: { id: 'c', status: 'draft' },
    again: { id: 'c', status: 'archived' },
    apart: { id: 'd', status: 'draft' },
    answer: known,
    sends: [
      'GET /content/v1/contents/c',
      `PUT /content/v1/contents/c {"title":"Letter",${wire},"version":3}`,
    ],
    rereads: [contentHistory, contentOverview],
  }),
  deleteContent: write('is the same one', api.deleteContent, {
    one: { id: 'c', isLeaving: true },
    again: { id: 'c' },
    apart: { id: 'd' },
    sends: ['DELETE /content/v1/contents/c outliving the page'],
    rereads: records,
  }),
  restoreVersion: write('is sent afterwards', api.restoreVersion, {
    one: { id: 'c', version: 1, current: 4 },
    again: { id: 'c', version: 2, current: 4 },
    apart: { id: 'd', version: 1, current: 4 },
    sends: ['POST /content/v1/contents/c/restore {"version":1,"current_version":4}'],
    rereads: records,
  }),
  loadMoreHistory: write('is the same one', api.loadMoreHistory, {
    one: { contentId: '', cursor: 'p2' },
    apart: { contentId: 'c', cursor: 'p2' },
    sends: ['GET /content/v1/history?cursor=p2'],
  }),
  addTemplate: write('is the same one', api.addTemplate, {
    one: template,
    again: { ...template },
    apart: { ...template, prompt: 'Write it' },
    sends: ['POST /content/v1/templates {"name":"Reminder","prompt":"Write"}'],
    rereads: [contentTemplates],
  }),
  changeTemplate: write('is sent afterwards', api.changeTemplate, {
    one: { id: 't', change: { name: 'Late' } },
    again: { id: 't', change: { prompt: 'Write' } },
    apart: { id: 'u', change: {} },
    sends: ['PATCH /content/v1/templates/t {"name":"Late"}'],
    rereads: [contentTemplates],
  }),
  deleteTemplate: write('is the same one', api.deleteTemplate, {
    one: { id: 't' },
    apart: { id: 'u' },
    sends: ['DELETE /content/v1/templates/t'],
    rereads: [contentTemplates],
  }),
  addKnowledgeBase: write('is the same one', api.addKnowledgeBase, {
    one: { name: 'Shop', description: '' },
    apart: { name: 'Shop', description: 'Ours' },
    sends: ['POST /knowledge/v1/knowledge-bases {"name":"Shop","description":""}'],
    rereads: [knowledgeBases],
  }),
  changeKnowledgeBase: write('is sent afterwards', api.changeKnowledgeBase, {
    one: { id: 'k', change: { name: 'Desk' } },
    again: { id: 'k', change: { description: 'Ours' } },
    apart: { id: 'l', change: {} },
    sends: ['PATCH /knowledge/v1/knowledge-bases/k {"name":"Desk"}'],
    rereads: [knowledgeBases],
  }),
  deleteKnowledgeBase: write('is the same one', api.deleteKnowledgeBase, {
    one: { id: 'k' },
    apart: { id: 'l' },
    sends: ['DELETE /knowledge/v1/knowledge-bases/k'],
    rereads: [knowledgeBases, entitlements],
  }),
  addKnowledge: write('is the same one', api.addKnowledge, {
    one: { baseId: 'k', body: { title: 'Notes', text: 'One' } },
    apart: { baseId: 'k', body: { title: 'Notes', text: 'Two' } },
    sends: ['POST /knowledge/v1/knowledge-bases/k/documents {"title":"Notes","text":"One"}'],
    rereads: [documents, knowledgeBases, entitlements],
  }),
  reindexKnowledge: write('is the same one', api.reindexKnowledge, {
    one: reference,
    apart: { ...reference, documentId: 'd2' },
    sends: ['POST /knowledge/v1/knowledge-bases/k/documents/d1/reindex'],
    rereads: [documents, document, knowledgeBases],
  }),
  deleteDocument: write('is the same one', api.deleteDocument, {
    one: reference,
    apart: { ...reference, documentId: 'd2' },
    sends: ['DELETE /knowledge/v1/knowledge-bases/k/documents/d1'],
    rereads: [documents, knowledgeBases, entitlements],
  }),
} as const;
