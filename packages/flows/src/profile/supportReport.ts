/** Data of a support report. Contains no personal data, records or URLs with a query. */
export interface SupportFacts {
  build: string;
  at: Date;
  path: string;
  language: string;
  theme: string;
  browser: string;
  window: { width: number; height: number; pixelRatio: number };
  timeZone: string;
  isOnline: boolean;
  /** True if the browser stores the session beyond this tab. */
  hasStorage: boolean;
  features: readonly string[];
  roles: readonly string[];
  errors: readonly { at: Date; kind: string; status: number }[];
}

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
