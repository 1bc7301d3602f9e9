import { html } from 'hono/html';
import type { HtmlEscapedString } from 'hono/utils/html';

type Html = HtmlEscapedString | Promise<HtmlEscapedString>;

export function page(title: string, content: Html) {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title}</title>
        <link rel="stylesheet" href="/sandbox/page.css" />
      </head>
      <body>
        <main>
          <h1>${title}</h1>
          ${content}
        </main>
      </body>
    </html>`;
}

/** Pages run no scripts and load only their style sheet. */
export const PAGE_POLICY =
  "default-src 'none'; style-src 'self'; base-uri 'none'; frame-ancestors 'none'";

export const PAGE_STYLES = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { margin: 0; background: Canvas; color: CanvasText; }
main { max-width: 56rem; margin: 0 auto; padding: 3rem 1.25rem; }
h1 { font-size: 1.5rem; }
h2 { font-size: 1.125rem; margin-top: 2rem; }
fieldset, article { border: 1px solid color-mix(in srgb, CanvasText 20%, Canvas); border-radius: 8px; padding: 1rem; }
article { margin-block: 1rem; }
table { border-collapse: collapse; width: 100%; }
th, td { text-align: start; padding: 0.375rem 0.75rem 0.375rem 0; vertical-align: top; overflow-wrap: anywhere; }
.choices { list-style: none; margin: 0; padding: 0; }
.choices label { display: flex; flex-wrap: wrap; gap: 0.5rem; padding-block: 0.5rem; }
.quiet { opacity: 0.75; }
.actions { display: flex; gap: 0.75rem; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: 0.375rem 1.5rem; }
dt { opacity: 0.75; }
dd { margin: 0; overflow-wrap: anywhere; }
.amount strong { font-size: 2rem; }
.alert { border-inline-start: 4px solid #b3261e; padding: 0.5rem 0.75rem; }
button { font: inherit; padding: 0.5rem 1rem; border-radius: 6px; cursor: pointer; background: Canvas; color: CanvasText; border: 1px solid color-mix(in srgb, CanvasText 30%, Canvas); }
button:hover { border-color: CanvasText; }
button.primary { font-weight: 600; background: #1d4ed8; border-color: #1d4ed8; color: #fff; }
`;
