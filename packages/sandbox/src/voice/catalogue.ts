import type { AgentTemplateWire } from '@platform/api/contract';

/** An agent of the demo data. */
export interface SeedAgent {
  id: string;
  name: string;
  type: string;
  isEnabled: boolean;
  /** Calls of the seven days up to today, the oldest first; none for an agent without calls. */
  week: readonly number[];
  /** Which share of them ends well. */
  success: number;
}

type Week = Pick<SeedAgent, 'week' | 'success'>;

const quiet: Week = { week: [], success: 0 };

function agent(
  number: number,
  name: string,
  type: string,
  isEnabled: boolean,
  { week, success }: Week = quiet,
): SeedAgent {
  return { id: `agt_nw${String(number).padStart(2, '0')}`, name, type, isEnabled, week, success };
}

/** In the order they were made, which is the order of the list: the busiest first. */
export const NORTHWIND_AGENTS: readonly SeedAgent[] = [
  agent(1, 'Front desk', 'inbound', true, { week: [42, 51, 47, 61, 55, 53, 64], success: 0.96 }),
  agent(2, 'Appointment reminders', 'outbound', true, {
    week: [27, 33, 30, 39, 35, 34, 41],
    success: 0.91,
  }),
  agent(3, 'Billing questions', 'inbound', true, {
    week: [17, 21, 20, 26, 23, 22, 27],
    success: 0.88,
  }),
  agent(4, 'After-hours line', 'inbound', true, {
    week: [10, 13, 12, 15, 14, 14, 16],
    success: 0.79,
  }),
  agent(5, 'Survey follow-up', 'outbound', false),
  agent(6, 'Rezeption Süd', 'inbound', true),
  agent(7, 'Запись на приём', 'inbound', true),
  agent(8, 'خط المواعيد', 'inbound', true),
  agent(9, 'Recall campaign', 'outbound', false),
  agent(10, 'Order status', 'inbound', true),
  agent(11, 'Renewal calls', 'outbound', true),
  agent(12, 'Holiday notice', 'inbound', false),
];

export const HARBOUR_AGENTS: readonly SeedAgent[] = [
  {
    id: 'agt_ho01',
    name: 'Optician on call',
    type: 'inbound',
    isEnabled: true,
    week: [3, 4, 0, 5, 6, 2, 4],
    success: 0.4,
  },
];

/** What a new agent can start from; the same for every tenant. */
export const TEMPLATES: readonly AgentTemplateWire[] = [
  {
    id: 'tpl_reception',
    name: 'Reception',
    description: 'Greets callers, answers common questions and passes calls on.',
    category: 'General',
    defaults: { agent_type: 'inbound' },
  },
  {
    id: 'tpl_reminders',
    name: 'Appointment reminders',
    description: 'Calls before an appointment and offers another time.',
    category: 'General',
    defaults: { agent_type: 'outbound' },
  },
  {
    id: 'tpl_survey',
    name: 'Survey',
    description: 'Asks three questions after a visit.',
    category: 'General',
    defaults: { agent_type: 'outbound' },
  },
];
