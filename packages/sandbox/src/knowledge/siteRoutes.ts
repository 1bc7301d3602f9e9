import { Hono } from 'hono';
import { html } from 'hono/html';
import type { Backend } from '../backend.ts';
import { notFound } from '../http/HttpError.ts';
import { PAGE_POLICY, page } from '../http/page.ts';
import { sitePages } from './site.ts';

/** `/site/…`: web site of the demo business, for indexing. */
export function siteRoutes(backend: Pick<Backend, 'siteEdition'>): Hono {
  return new Hono().get('/*', (c) => {
    const path = c.req.path.replace(/^\/site/, '').replace(/\/+$/, '') || '/';
    const found = sitePages(backend.siteEdition).find((entry) => entry.path === path);
    if (!found) throw notFound('Page');
    c.header('Content-Security-Policy', PAGE_POLICY);
    const { title, paragraphs, links } = found;
    return c.html(
      page(
        title,
        html`${paragraphs.map((text) => html`<p>${text}</p>`)}
          <ul>
            ${links.map((link) => html`<li><a href="/site${link}">${link}</a></li>`)}
          </ul>`,
      ),
    );
  });
}
