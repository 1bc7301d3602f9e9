import type { Keyed } from '@platform/domain';
import { safeUrl } from '../http/safeUrl.ts';
import type { UrlRules } from '../http/safeUrl.ts';
import { isObject, textOf } from '../schema/fields.ts';
import { listOf } from '../schema/list.ts';
import { DEFAULT_AGENT_SETTINGS, settingsOf } from './agent.ts';
import type { AgentDetailWire, AgentSettings } from './agent.ts';

export interface AgentTemplateWire {
  id: string;
  name: string;
  description: string;
  /** The trade it is for, such as `Healthcare`. */
  category: string;
  /** What a new agent gets of it; the rest has the usual defaults. */
  defaults: Partial<Omit<AgentDetailWire, 'id'>>;
}

/** What a new agent can start from. */
export interface AgentTemplate extends Keyed {
  id: string;
  name: string;
  description: string;
  category: string;
  defaults: AgentSettings;
}

export interface VoiceWire {
  id: string;
  name: string;
  language?: string | null;
  gender?: string | null;
  accent?: string | null;
  preview_url?: string | null;
  provider?: string | null;
}

/** A voice that agents speak with. Texts are '' where the server sent none. */
export interface Voice extends Keyed {
  id: string;
  name: string;
  /** Language tag. */
  language: string;
  gender: string;
  accent: string;
  provider: string;
  /** Where its sample is heard; null where there is none, or its address is none to load from. */
  previewUrl: string | null;
}

/** `GET /v1/agent-templates`. */
export const agentTemplatesSchema = listOf(
  ['templates', 'agent_templates', 'data'],
  (row): Omit<AgentTemplate, 'key'> => {
    const defaults = isObject(row.defaults) ? row.defaults : {};
    const settings = settingsOf({ agent_type: row.agent_type, ...defaults });
    const { type, language, model } = DEFAULT_AGENT_SETTINGS;
    return {
      id: textOf(row.id),
      name: textOf(row.name, 'Unknown'),
      description: textOf(row.description),
      category: textOf(row.category),
      defaults: {
        ...settings,
        type: settings.type || type,
        language: settings.language || language,
        model: settings.model || model,
      },
    };
  },
);

/**
 * `GET /v1/audio-voice/voices`.
 *
 * @param urlRules the rules that the address of a sample must meet
 */
export function voicesSchema(urlRules: UrlRules) {
  return listOf(['voices', 'data'], (row): Omit<Voice, 'key'> => ({
    id: textOf(row.id),
    name: textOf(row.name, 'Unknown'),
    language: textOf(row.language),
    gender: textOf(row.gender),
    accent: textOf(row.accent),
    provider: textOf(row.provider),
    previewUrl: safeUrl(row.preview_url, urlRules),
  }));
}
