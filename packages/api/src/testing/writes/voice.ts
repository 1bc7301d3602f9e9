import * as api from '../../index.ts';
import { write } from './write.ts';

const { agent, agents, knowledgeBases, phoneNumbers, tools } = api;
const settings = { name: 'Front desk', language: 'en', phoneNumberId: 'n1' } as api.AgentSettings;
const newNumber = { number: '+441632960001', label: 'Main', agentId: '' } as Parameters<
  typeof api.addPhoneNumber.send
>[1];
const newTool = { name: 'find_slot', description: 'Finds a slot' } as api.ToolSettings;
const storedAgent = { id: 'a', name: 'Front desk', knowledge_base_ids: ['k1', 'k2'] };

const COPY_REQUEST = `POST /voice/v1/agents ${JSON.stringify({
  name: 'Copy',
  agent_type: '',
  language: '',
  voice_id: '',
  first_message: '',
  system_prompt: '',
  model: '',
  temperature: 0.4,
  tool_ids: [],
  knowledge_base_ids: ['k1', 'k2'],
  retrieval_size: 4,
  knowledge_only: false,
  phone_number_id: null,
  max_call_minutes: 10,
  silence_timeout_s: 15,
  transfer_number: '',
  consent: { enabled: false, text: '' },
  evaluation_criteria: [],
  is_enabled: false,
})}`;

export const voiceWrites = {
  addAgent: write('join', api.addAgent, {
    input: settings,
    sameTarget: { ...settings },
    otherTarget: { ...settings, language: 'de' },
    requests: [
      'POST /voice/v1/agents {"name":"Front desk","language":"en","phone_number_id":"n1","is_enabled":false}',
    ],
    invalidates: [agents, phoneNumbers, tools],
  }),
  changeAgent: write('queue', api.changeAgent, {
    input: { id: 'a', change: { name: ' Desk ' } },
    sameTarget: { id: 'a', change: { language: 'de' } },
    otherTarget: { id: 'b', change: {} },
    requests: ['PATCH /voice/v1/agents/a {"name":"Desk"}'],
    invalidates: [agent, agents, phoneNumbers, tools],
  }),
  switchAgent: write('queue', api.switchAgent, {
    input: { id: 'a', isEnabled: true },
    sameTarget: { id: 'a', isEnabled: false },
    otherTarget: { id: 'b', isEnabled: true },
    requests: ['PATCH /voice/v1/agents/a/activate {"is_enabled":true}'],
  }),
  duplicateAgent: write('join', api.duplicateAgent, {
    input: { id: 'a', name: 'Copy' },
    otherTarget: { id: 'b', name: 'Copy' },
    response: storedAgent,
    requests: ['GET /voice/v1/agents/a', COPY_REQUEST],
    invalidates: [agents, phoneNumbers, tools],
  }),
  deleteAgent: write('join', api.deleteAgent, {
    input: { id: 'a' },
    otherTarget: { id: 'b' },
    requests: ['DELETE /voice/v1/agents/a'],
    invalidates: [agents, phoneNumbers, tools],
  }),
  attachKnowledge: write('queue', api.attachKnowledge, {
    input: { id: 'a', baseId: 'k2', isAttached: false },
    sameTarget: { id: 'a', baseId: 'k3', isAttached: true },
    otherTarget: { id: 'b', baseId: 'k2', isAttached: false },
    response: storedAgent,
    requests: ['GET /voice/v1/agents/a', 'PATCH /voice/v1/agents/a {"knowledge_base_ids":["k1"]}'],
    invalidates: [knowledgeBases],
  }),
  changeRetrieval: write('queue', api.changeRetrieval, {
    input: { id: 'a', change: { retrievalSize: 3 } },
    sameTarget: { id: 'a', change: { isKnowledgeOnly: true } },
    otherTarget: { id: 'b', change: {} },
    requests: ['PATCH /voice/v1/agents/a {"retrieval_size":3}'],
  }),
  addTool: write('join', api.addTool, {
    input: newTool,
    sameTarget: { ...newTool },
    otherTarget: { ...newTool, description: 'Finds another' },
    requests: ['POST /voice/v1/tools {"name":"find_slot","description":"Finds a slot"}'],
    invalidates: [tools],
  }),
  changeTool: write('queue', api.changeTool, {
    input: { id: 't', change: { timeoutSeconds: 5 } },
    sameTarget: { id: 't', change: { url: 'https://shop.example' } },
    otherTarget: { id: 'u', change: {} },
    requests: ['PATCH /voice/v1/tools/t {"timeout_s":5}'],
    invalidates: [tools],
  }),
  switchTool: write('queue', api.switchTool, {
    input: { id: 't', name: '', isEnabled: false },
    sameTarget: { id: 't', name: '', isEnabled: true },
    otherTarget: { id: 'u', name: '', isEnabled: false },
    requests: ['PATCH /voice/v1/tools/t {"is_enabled":false}'],
    invalidates: [tools],
  }),
  deleteTool: write('join', api.deleteTool, {
    input: { id: 't' },
    otherTarget: { id: 'u' },
    requests: ['DELETE /voice/v1/tools/t'],
    invalidates: [tools, agent],
  }),
  addPhoneNumber: write('join', api.addPhoneNumber, {
    input: newNumber,
    sameTarget: { ...newNumber },
    otherTarget: { ...newNumber, label: 'Other' },
    requests: [
      'POST /voice/v1/phone-numbers {"number":"+441632960001","label":"Main","agent_id":null}',
    ],
    invalidates: [phoneNumbers, agents, agent],
  }),
  changePhoneNumber: write('queue', api.changePhoneNumber, {
    input: { id: 'n', change: { agentId: '' } },
    sameTarget: { id: 'n', change: { label: 'Main' } },
    otherTarget: { id: 'o', change: {} },
    requests: ['PATCH /voice/v1/phone-numbers/n {"agent_id":null}'],
    invalidates: [phoneNumbers, agents, agent],
  }),
  releasePhoneNumber: write('join', api.releasePhoneNumber, {
    input: { id: 'n' },
    otherTarget: { id: 'o' },
    requests: ['DELETE /voice/v1/phone-numbers/n'],
    invalidates: [phoneNumbers, agents, agent],
  }),
} as const;
