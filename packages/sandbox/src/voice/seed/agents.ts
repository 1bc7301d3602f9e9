import type { StoredSettings } from '../../db/voiceTables.ts';
import { TEMPLATES } from '../templates.ts';
import { DIALOGUE_INDEXES } from './dialogues.ts';

export interface SeedAgent {
  id: string;
  name: string;
  type: 'inbound' | 'outbound' | 'web';
  isEnabled: boolean;
  settings: StoredSettings;
  /** Calls per day of the last seven days, oldest first; empty for none. */
  week: readonly number[];
  dialogues: readonly number[];
  /** True if its last call is still being processed. */
  isProcessing?: boolean;
}

type Work = Pick<SeedAgent, 'week' | 'dialogues' | 'isProcessing'>;

const quiet: Work = { week: [], dialogues: [] };

interface Setup {
  template?: string;
  settings?: StoredSettings;
  work?: Work;
  isOff?: boolean;
}

const TENANT = 'nw';

function settingsOf(template: string, own: StoredSettings): StoredSettings {
  const {
    name: _name,
    agent_type: _type,
    ...defaults
  } = TEMPLATES.find(({ id }) => id === template)?.defaults ?? {};
  const rest = { tool_ids: [], knowledge_base_ids: [], transfer_number: '' };
  return { ...rest, ...(defaults as StoredSettings), ...own };
}

function agent(
  number: number,
  name: string,
  type: SeedAgent['type'],
  { template = 'tpl_reception', settings = {}, work = quiet, isOff = false }: Setup = {},
): SeedAgent {
  const id = `agt_${TENANT}${String(number).padStart(2, '0')}`;
  return { id, name, type, isEnabled: !isOff, settings: settingsOf(template, settings), ...work };
}

/** In order of creation, as in the list: busiest first. */
export const NORTHWIND_AGENTS: readonly SeedAgent[] = [
  agent(1, 'Front desk', 'inbound', {
    settings: {
      tool_ids: ['tol_nw01', 'tol_nw03', 'tol_nw04'],
      knowledge_base_ids: ['kb_nw01', 'kb_nw02'],
      transfer_number: '+441632960190',
    },
    work: { week: [3, 4, 4, 5, 4, 4, 6], dialogues: DIALOGUE_INDEXES.frontDesk },
  }),
  agent(2, 'Appointment reminders', 'outbound', {
    template: 'tpl_reminders',
    settings: { tool_ids: ['tol_nw01', 'tol_nw04'] },
    work: { week: [2, 2, 2, 3, 2, 2, 4], dialogues: DIALOGUE_INDEXES.reminders },
  }),
  agent(3, 'Billing questions', 'inbound', {
    settings: { tool_ids: ['tol_nw06', 'tol_nw03'], voice_id: 'voi_miles', model: 'thorough' },
    work: { week: [1, 2, 1, 2, 2, 1, 2], dialogues: DIALOGUE_INDEXES.billing, isProcessing: true },
  }),
  // Does not announce recording, so it has none; one of its tools is deleted.
  agent(4, 'After-hours line', 'inbound', {
    settings: {
      tool_ids: ['tol_nw05', 'tol_nw99'],
      consent: { enabled: false, text: '' },
      max_call_minutes: 5,
    },
    work: { week: [1, 1, 1, 1, 1, 1, 2], dialogues: DIALOGUE_INDEXES.frontDesk },
  }),
  // Uses a voice that is no longer offered.
  agent(5, 'Survey follow-up', 'outbound', {
    template: 'tpl_survey',
    settings: { voice_id: 'voi_retired' },
    isOff: true,
  }),
  agent(6, 'Rezeption Süd', 'inbound', {
    settings: { language: 'de', voice_id: 'voi_lena' },
    work: { week: [0, 1, 0, 1, 0, 0, 0], dialogues: DIALOGUE_INDEXES.german },
  }),
  agent(7, 'Запись на приём', 'inbound', { settings: { language: 'ru', voice_id: 'voi_nina' } }),
  agent(8, 'خط المواعيد', 'inbound', {
    settings: { language: 'ar' },
    work: { week: [0, 0, 1, 0, 0, 1, 0], dialogues: DIALOGUE_INDEXES.arabic },
  }),
  agent(9, 'Recall campaign', 'outbound', { template: 'tpl_survey', isOff: true }),
  agent(10, 'Order status', 'inbound', {
    template: 'tpl_delivery',
    settings: { tool_ids: ['tol_nw02'] },
  }),
  agent(11, 'Renewal calls', 'outbound', { template: 'tpl_survey' }),
  agent(12, 'Holiday notice', 'inbound', { isOff: true }),
];

export const HARBOUR_AGENTS: readonly SeedAgent[] = [
  {
    id: 'agt_ho01',
    name: 'Optician on call',
    type: 'inbound',
    isEnabled: true,
    settings: settingsOf('tpl_reception', { voice_id: 'voi_kiran' }),
    week: [0, 1, 0, 0, 1, 0, 1],
    dialogues: DIALOGUE_INDEXES.frontDesk,
  },
];
