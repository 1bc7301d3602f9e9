import type { Remote } from '../remote.ts';

/** How many people there are, and how many were invited; `null` where that is not known. */
export interface PeopleFigures {
  members: number;
  pending: number | null;
}

/** How many connections work, and how many want something done. */
export interface ConnectionFigures {
  connected: number;
  actionRequired: number;
}

/** A figure that cannot be had is left out. */
export interface SettingsScreenProps {
  people: Remote<PeopleFigures>;
  /** The name of the plan; null where there is none. */
  plan: Remote<string | null>;
  connections: Remote<ConnectionFigures>;
  /** @default '/settings/teams' */
  teamsHref?: string;
  /** @default '/billing' */
  billingHref?: string;
  /** @default '/integrations' */
  integrationsHref?: string;
}
