import type { InboxStatus, InboxTab } from '@platform/api/contract';

export interface SeedTalk {
  /** Number of the contact who writes; 0 if unknown to the CRM. */
  contact: number;
  visitor?: { name: string; email: string; phone: string };
  tab: InboxTab;
  channel: string;
  origin: string;
  group?: string;
  tags?: readonly string[];
  status?: InboxStatus;
  /** Index of the assigned member, the bot, or unassigned. */
  owner: number | 'bot' | 'unassigned';
  unread?: number;
  isOnline?: boolean;
  /** Minutes since the last message. */
  ago: number;
  /**
   * Messages, oldest first, each prefixed with its author: `v` visitor, `b` bot, a digit a
   * colleague, `n` and a digit a private note, `>` and a digit a handover, `>b` a handover back to
   * the bot, `!` and a digit resolved, `~` and a digit snoozed.
   */
  lines: readonly string[];
}
