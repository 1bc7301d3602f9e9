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

/** The figure of a card: `undefined` while it is on its way, `null` where it cannot be had. */
type Figure<T> = T | null | undefined;

export interface SettingsScreenProps {
  people: Figure<PeopleFigures>;
  /** The name of the plan. */
  plan: Figure<string>;
  connections: Figure<ConnectionFigures>;
  /** @default '/settings/teams' */
  teamsHref?: string;
  /** @default '/billing' */
  billingHref?: string;
  /** @default '/integrations' */
  integrationsHref?: string;
}
