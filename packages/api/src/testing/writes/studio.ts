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
  addContent: write('join', api.addContent, {
    input: fields,
    sameTarget: { ...fields },
    otherTarget: { ...fields, body: '' },
    requests: [`POST /content/v1/contents {"title":"Letter",${wire},"template_id":null}`],
    invalidates: records,
  }),
  duplicateContent: write('join', api.duplicateContent, {
    input: { id: 'c', title: 'Copy' },
    otherTarget: { id: 'd', title: 'Copy' },
    response: known,
    requests: [
      'GET /content/v1/contents/c',
      `POST /content/v1/contents {"title":"Copy",${wire},"template_id":"t1","sources":[]}`,
    ],
    invalidates: records,
  }),
  saveContent: write('queue', api.saveContent, {
    input: { id: 'c', fields, version: 2 },
    sameTarget: { id: 'c', fields: { ...fields, body: '' }, version: 2 },
    otherTarget: { id: 'd', fields, version: 2 },
    requests: [`PUT /content/v1/contents/c {"title":"Letter",${wire},"version":2}`],
    invalidates: [contentHistory, contentOverview, contentVersions],
  }),
  changeContentStatus: write('queue', api.changeContentStatus, {
    input: { id: 'c', status: 'draft' },
    sameTarget: { id: 'c', status: 'archived' },
    otherTarget: { id: 'd', status: 'draft' },
    response: known,
    requests: [
      'GET /content/v1/contents/c',
      `PUT /content/v1/contents/c {"title":"Letter",${wire},"version":3}`,
    ],
    invalidates: [contentHistory, contentOverview],
  }),
  deleteContent: write('join', api.deleteContent, {
    input: { id: 'c', isLeaving: true },
    sameTarget: { id: 'c' },
    otherTarget: { id: 'd' },
    requests: ['DELETE /content/v1/contents/c outliving the page'],
    invalidates: records,
  }),
  restoreVersion: write('queue', api.restoreVersion, {
    input: { id: 'c', version: 1, current: 4 },
    sameTarget: { id: 'c', version: 2, current: 4 },
    otherTarget: { id: 'd', version: 1, current: 4 },
    requests: ['POST /content/v1/contents/c/restore {"version":1,"current_version":4}'],
    invalidates: records,
  }),
  loadMoreHistory: write('join', api.loadMoreHistory, {
    input: { contentId: '', cursor: 'p2' },
    otherTarget: { contentId: 'c', cursor: 'p2' },
    requests: ['GET /content/v1/history?cursor=p2'],
  }),
  addTemplate: write('join', api.addTemplate, {
    input: template,
    sameTarget: { ...template },
    otherTarget: { ...template, prompt: 'Write it' },
    requests: ['POST /content/v1/templates {"name":"Reminder","prompt":"Write"}'],
    invalidates: [contentTemplates],
  }),
  changeTemplate: write('queue', api.changeTemplate, {
    input: { id: 't', change: { name: 'Late' } },
    sameTarget: { id: 't', change: { prompt: 'Write' } },
    otherTarget: { id: 'u', change: {} },
    requests: ['PATCH /content/v1/templates/t {"name":"Late"}'],
    invalidates: [contentTemplates],
  }),
  deleteTemplate: write('join', api.deleteTemplate, {
    input: { id: 't' },
    otherTarget: { id: 'u' },
    requests: ['DELETE /content/v1/templates/t'],
    invalidates: [contentTemplates],
  }),
  addKnowledgeBase: write('join', api.addKnowledgeBase, {
    input: { name: 'Shop', description: '' },
    otherTarget: { name: 'Shop', description: 'Ours' },
    requests: ['POST /knowledge/v1/knowledge-bases {"name":"Shop","description":""}'],
    invalidates: [knowledgeBases],
  }),
  changeKnowledgeBase: write('queue', api.changeKnowledgeBase, {
    input: { id: 'k', change: { name: 'Desk' } },
    sameTarget: { id: 'k', change: { description: 'Ours' } },
    otherTarget: { id: 'l', change: {} },
    requests: ['PATCH /knowledge/v1/knowledge-bases/k {"name":"Desk"}'],
    invalidates: [knowledgeBases],
  }),
  deleteKnowledgeBase: write('join', api.deleteKnowledgeBase, {
    input: { id: 'k' },
    otherTarget: { id: 'l' },
    requests: ['DELETE /knowledge/v1/knowledge-bases/k'],
    invalidates: [knowledgeBases, entitlements],
  }),
  addKnowledge: write('join', api.addKnowledge, {
    input: { baseId: 'k', body: { title: 'Notes', text: 'One' } },
    otherTarget: { baseId: 'k', body: { title: 'Notes', text: 'Two' } },
    requests: ['POST /knowledge/v1/knowledge-bases/k/documents {"title":"Notes","text":"One"}'],
    invalidates: [documents, knowledgeBases, entitlements],
  }),
  reindexKnowledge: write('join', api.reindexKnowledge, {
    input: reference,
    otherTarget: { ...reference, documentId: 'd2' },
    requests: ['POST /knowledge/v1/knowledge-bases/k/documents/d1/reindex'],
    invalidates: [documents, document, knowledgeBases],
  }),
  deleteDocument: write('join', api.deleteDocument, {
    input: reference,
    otherTarget: { ...reference, documentId: 'd2' },
    requests: ['DELETE /knowledge/v1/knowledge-bases/k/documents/d1'],
    invalidates: [documents, knowledgeBases, entitlements],
  }),
} as const;
