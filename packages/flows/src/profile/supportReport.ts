/** What a support report is made of. Nothing here names a person, a record or an address with a query. */
export interface SupportFacts {
  /** The file that tells this build from another. */
  build: string;
  at: Date;
  /** The path of the page, without query. */
  path: string;
  language: string;
  theme: string;
  /** As the browser names itself. */
  browser: string;
  /** Of the window, in CSS pixels. */
  window: { width: number; height: number; pixelRatio: number };
  timeZone: string;
  isOnline: boolean;
  /** Whether the browser lets the session outlive this tab. */
  hasStorage: boolean;
  /** Which parts of the product are switched on. */
  features: readonly string[];
  /** The roles by name. */
  roles: readonly string[];
  /** The newest first. */
  errors: readonly { at: Date; kind: string; status: number }[];
}

/** Writes a report that helps to find a fault, in English since it is for those who mend it. */
export function supportReport(facts: SupportFacts): string {
  const { window: view, errors } = facts;
  const list = (words: readonly string[]) => words.join(', ') || 'none';
  return [
    `Build: ${facts.build}`,
    `Time: ${facts.at.toISOString()} (${facts.timeZone})`,
    `Page: ${facts.path}`,
    `Language: ${facts.language}`,
    `Theme: ${facts.theme}`,
    `Browser: ${facts.browser}`,
    `Window: ${view.width} × ${view.height} at ${view.pixelRatio}`,
    `Online: ${facts.isOnline ? 'yes' : 'no'}`,
    `Storage: ${facts.hasStorage ? 'yes' : 'refused'}`,
    `Features: ${list(facts.features)}`,
    `Roles: ${list(facts.roles)}`,
    `Errors: ${errors.length === 0 ? 'none' : ''}`.trimEnd(),
    ...errors.map(
      ({ at, kind, status }) => `  ${at.toISOString()} ${kind}${status ? ` ${status}` : ''}`,
    ),
  ].join('\n');
}
