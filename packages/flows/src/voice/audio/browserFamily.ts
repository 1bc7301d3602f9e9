/** Browsers that differ in where permission settings are. */
export type BrowserFamily = 'chromium' | 'firefox' | 'safari' | 'other';

export function browserFamily(userAgent: string): BrowserFamily {
  if (/firefox|fxios/i.test(userAgent)) return 'firefox';
  if (/chrom(e|ium)|crios|edg/i.test(userAgent)) return 'chromium';
  return /safari/i.test(userAgent) ? 'safari' : 'other';
}
