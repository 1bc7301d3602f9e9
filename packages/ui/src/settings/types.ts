import type { Remote } from '../remote.ts';

/** How many people there are, and how many were invited; `null` where that is not known. */
export interface PeopleFigures {
  /** How many there are. */
  members: number;
  /** How many were invited and have not accepted. */
  pending: number | null;
}

/** How many connections work, and how many want something done. */
export interface ConnectionFigures {
  /** How many work. */
  connected: number;
  /** How many want something done. */
  actionRequired: number;
}

/** A figure that cannot be had is left out. */
export interface SettingsScreenProps {
  /** How many people there are. */
  people: Remote<PeopleFigures>;
  /** The name of the plan; null where there is none. */
  plan: Remote<string | null>;
  /** How many connections there are. */
  connections: Remote<ConnectionFigures>;
  /** The address of the team page. @default '/settings/teams' */
  teamsHref?: string;
  /** The address of the billing page. @default '/billing' */
  billingHref?: string;
  /** The address of the integrations page. @default '/integrations' */
  integrationsHref?: string;
}
