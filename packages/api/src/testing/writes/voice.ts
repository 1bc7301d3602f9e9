import * as api from '../../index.ts';
import { write } from './write.ts';

const { agent, agents, phoneNumbers, tools } = api;
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
  addAgent: write('is the same one', api.addAgent, {
    one: settings,
    again: { ...settings },
    apart: { ...settings, language: 'de' },
    sends: [
      'POST /voice/v1/agents {"name":"Front desk","language":"en","phone_number_id":"n1","is_enabled":false}',
    ],
    rereads: [agents, phoneNumbers, tools],
  }),
  changeAgent: write('is sent afterwards', api.changeAgent, {
    one: { id: 'a', change: { name: ' Desk ' } },
    again: { id: 'a', change: { language: 'de' } },
    apart: { id: 'b', change: {} },
    sends: ['PATCH /voice/v1/agents/a {"name":"Desk"}'],
    rereads: [agent, agents, phoneNumbers, tools],
  }),
  switchAgent: write('is sent afterwards', api.switchAgent, {
    one: { id: 'a', isEnabled: true },
    again: { id: 'a', isEnabled: false },
    apart: { id: 'b', isEnabled: true },
    sends: ['PATCH /voice/v1/agents/a/activate {"is_enabled":true}'],
  }),
  duplicateAgent: write('is the same one', api.duplicateAgent, {
    one: { id: 'a', name: 'Copy' },
    apart: { id: 'b', name: 'Copy' },
    answer: storedAgent,
    sends: ['GET /voice/v1/agents/a', COPY_REQUEST],
    rereads: [agents, phoneNumbers, tools],
  }),
  deleteAgent: write('is the same one', api.deleteAgent, {
    one: { id: 'a' },
    apart: { id: 'b' },
    sends: ['DELETE /voice/v1/agents/a'],
    rereads: [agents, phoneNumbers, tools],
  }),
  attachKnowledge: write('is sent afterwards', api.attachKnowledge, {
    one: { id: 'a', baseId: 'k2', isAttached: false },
    again: { id: 'a', baseId: 'k3', isAttached: true },
    apart: { id: 'b', baseId: 'k2', isAttached: false },
    answer: storedAgent,
    sends: ['GET /voice/v1/agents/a', 'PATCH /voice/v1/agents/a {"knowledge_base_ids":["k1"]}'],
  }),
  changeRetrieval: write('is sent afterwards', api.changeRetrieval, {
    one: { id: 'a', change: { retrievalSize: 3 } },
    again: { id: 'a', change: { isKnowledgeOnly: true } },
    apart: { id: 'b', change: {} },
    sends: ['PATCH /voice/v1/agents/a {"retrieval_size":3}'],
  }),
  addTool: write('is the same one', api.addTool, {
    one: newTool,
    again: { ...newTool },
    apart: { ...newTool, description: 'Finds another' },
    sends: ['POST /voice/v1/tools {"name":"find_slot","description":"Finds a slot"}'],
    rereads: [tools],
  }),
  changeTool: write('is sent afterwards', api.changeTool, {
    one: { id: 't', change: { timeoutSeconds: 5 } },
    again: { id: 't', change: { url: 'https://shop.example' } },
    apart: { id: 'u', change: {} },
    sends: ['PATCH /voice/v1/tools/t {"timeout_s":5}'],
    rereads: [tools],
  }),
  switchTool: write('is sent afterwards', api.switchTool, {
    one: { id: 't', name: '', isEnabled: false },
    again: { id: 't', name: '', isEnabled: true },
    apart: { id: 'u', name: '', isEnabled: false },
    sends: ['PATCH /voice/v1/tools/t {"is_enabled":false}'],
    rereads: [tools],
  }),
  deleteTool: write('is the same one', api.deleteTool, {
    one: { id: 't' },
    apart: { id: 'u' },
    sends: ['DELETE /voice/v1/tools/t'],
    rereads: [tools, agent],
  }),
  addPhoneNumber: write('is the same one', api.addPhoneNumber, {
    one: newNumber,
    again: { ...newNumber },
    apart: { ...newNumber, label: 'Other' },
    sends: [
      'POST /voice/v1/phone-numbers {"number":"+441632960001","label":"Main","agent_id":null}',
    ],
    rereads: [phoneNumbers, agents, agent],
  }),
  changePhoneNumber: write('is sent afterwards', api.changePhoneNumber, {
    one: { id: 'n', change: { agentId: '' } },
    again: { id: 'n', change: { label: 'Main' } },
    apart: { id: 'o', change: {} },
    sends: ['PATCH /voice/v1/phone-numbers/n {"agent_id":null}'],
    rereads: [phoneNumbers, agents, agent],
  }),
  releasePhoneNumber: write('is the same one', api.releasePhoneNumber, {
    one: { id: 'n' },
    apart: { id: 'o' },
    sends: ['DELETE /voice/v1/phone-numbers/n'],
    rereads: [phoneNumbers, agents, agent],
  }),
} as const;
