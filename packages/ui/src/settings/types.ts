import type { Remote } from '../remote.ts';

/** How many people there are, and how many were invited; `null` where that is not known. */
export interface PeopleFigures {
  /** How many there are. */
  members: number;
  /** How many were invited and have not accepted. */
  pending: number | null;
}

/** The plan, and what comes next. */
export interface PlanFigures {
  /** What it is called. */
  name: string;
  /** When the next invoice comes; left out where that is unknown. */
  renewsAt?: Date | undefined;
  /** When it ends, where it was cancelled. */
  endsAt?: Date | undefined;
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
  /** What the organization is called; left out where that is unknown. */
  organization?: string | undefined;
  /** The plan; null where there is none. */
  plan: Remote<PlanFigures | null>;
  /** How many connections there are. */
  connections: Remote<ConnectionFigures>;
  /** The address of the team page. @default '/settings/teams' */
  teamsHref?: string;
  /** The address of the billing page. @default '/billing' */
  billingHref?: string;
  /** The address of the integrations page. @default '/integrations' */
  integrationsHref?: string;
}
