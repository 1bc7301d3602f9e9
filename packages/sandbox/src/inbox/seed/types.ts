import type { InboxStatus, InboxTab } from '@platform/api/contract';

/** A conversation of the demo data. */
export interface SeedTalk {
  /** The number of the contact who writes; 0 for somebody the CRM does not know. */
  contact: number;
  /** Who writes, where that is no contact. */
  visitor?: { name: string; email: string; phone: string };
  tab: InboxTab;
  channel: string;
  origin: string;
  group?: string;
  tags?: readonly string[];
  status?: InboxStatus;
  /** Whom it is assigned to, by the place in the team; the bot or nobody. */
  owner: number | 'bot' | 'nobody';
  unread?: number;
  isOnline?: boolean;
  /** How many minutes ago the last message came. */
  ago: number;
  /**
   * What was said, the oldest first, each with who said it: `v` the visitor, `b` the bot, a digit the
   * colleague of that place, `n` and a digit a private note, `>` and a digit a hand-over, `>b` one back
   * to the bot, `!` and a digit resolved, `~` and a digit snoozed.
   */
  lines: readonly string[];
}
