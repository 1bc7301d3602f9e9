/** Browsers whose settings of permissions lie in different places. */
export type BrowserFamily = 'chromium' | 'firefox' | 'safari' | 'other';

/** Which browser it is, by the name that it gives itself. */
export function browserFamily(userAgent: string): BrowserFamily {
  if (/firefox|fxios/i.test(userAgent)) return 'firefox';
  if (/chrom(e|ium)|crios|edg/i.test(userAgent)) return 'chromium';
  return /safari/i.test(userAgent) ? 'safari' : 'other';
}
