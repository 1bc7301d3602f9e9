export interface TimelinePoint {
  /** `null` if the server sent no count. */
  calls: number | null;
  /** The day, such as `2026-11-26`; `null` if the server sent none. */
  date: string | null;
}

/** The figures of the dashboard; `null` for a figure that the server did not send. */
export interface Overview {
  /** Calls that began today, as the server counts them. */
  callsToday: number | null;
  /** Calls of the last seven days, as the server counts them. */
  callsThisWeek: number | null;
  /** Share of the week's calls that succeeded, 0 to 1. */
  successRate: number | null;
  /** Oldest first, at most the last 90. */
  timeline: readonly TimelinePoint[];
}
