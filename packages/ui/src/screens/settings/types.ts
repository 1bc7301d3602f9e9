import type { Remote } from '../../remote.ts';

/** Number of members and invites; `null` if unknown. */
export interface PeopleFigures {
  /** Number of members. */
  members: number;
  /** Number of pending invites. */
  pending: number | null;
}

/** The current plan and its next date. */
export interface PlanFigures {
  /** Name of the plan. */
  name: string;
  /** Date of the next invoice; omitted if unknown. */
  renewsAt?: Date | undefined;
  /** End date of a cancelled plan. */
  endsAt?: Date | undefined;
}

/** Number of connections by status. */
export interface ConnectionFigures {
  /** Number of working connections. */
  connected: number;
  /** Number of connections that need attention. */
  actionRequired: number;
}

/** Props of the settings index. Figures that fail to load are not shown. */
export interface SettingsScreenProps {
  /** Members and invites. */
  people: Remote<PeopleFigures>;
  /** Name of the organization; omitted if unknown. */
  organization?: string | undefined;
  /** The plan; null for none. */
  plan: Remote<PlanFigures | null>;
  /** Connections by status. */
  connections: Remote<ConnectionFigures>;
  /** Link to the team page. @default '/settings/teams' */
  teamsHref?: string;
  /** Link to the billing page. @default '/billing' */
  billingHref?: string;
  /** Link to the integrations page. @default '/integrations' */
  integrationsHref?: string;
}
