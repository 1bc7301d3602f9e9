import createPurifier from 'dompurify';

/*
 * The one door for markup that comes from elsewhere: a service, the clipboard, a model. What leaves it
 * are nodes, never a text that somebody could put into the page. DOMPurify parses with the one policy of
 * Trusted Types that the content security policy allows.
 */

/** What a text may be made of: the editor knows these, and no other. */
const OPTIONS = {
  ALLOWED_TAGS: 'p br hr blockquote ul ol li a strong b em i h1 h2 h3 h4 h5 h6 div'.split(' '),
  ALLOWED_ATTR: ['href', 'start'],
  ALLOWED_URI_REGEXP: /^(?:https?|mailto|tel):/i,
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  RETURN_DOM_FRAGMENT: true as const,
};

/*
 * The policy of styles refuses what the parser finds of them, and reports it; copied text is full of it.
 * This keeps the reports quiet. It need not be right: what it misses is taken out by the sanitiser.
 */
const STYLES = /\sstyle\s*=\s*(?:"[^"]*"|'[^']*')|<style\b[^>]*>[\s\S]*?<\/style\s*>/gi;

/** Markup as nodes that can do no harm: no script, no style, no picture, no address but of the web. */
export function sanitise(markup: string): DocumentFragment {
  const clean = createPurifier.sanitize(markup.replaceAll(STYLES, ' '), OPTIONS);
  return document.importNode(clean, true);
}
