import { Hono } from 'hono';
import { html } from 'hono/html';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { notFound } from '../http/HttpError.ts';
import { PAGE_POLICY } from '../http/page.ts';
import { messagesPage } from './messagesPage.ts';

const contract = path.join(import.meta.dirname, '../../../../docs/api');
const viewer = path.dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'));

/** The viewer sets inline styles and has icons in its style sheet. */
const VIEWER_POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; base-uri 'none'; frame-ancestors 'none'";

const START = `SwaggerUIBundle({
  url: '/sandbox/openapi.json',
  dom_id: '#viewer',
  deepLinking: true,
  docExpansion: 'none',
  filter: true,
  supportedSubmitMethods: [],
  validatorUrl: null,
});`;

export function documentRoutes(): Hono {
  const routes = new Hono();

  for (const name of ['openapi.json', 'asyncapi.json']) {
    routes.get(`/${name}`, async (c) =>
      c.body(await readContract(name), 200, { 'content-type': 'application/json' }),
    );
  }

  routes.get('/docs', (c) => {
    c.header('Content-Security-Policy', VIEWER_POLICY);
    return c.html(viewerPage());
  });
  routes.get('/docs/messages', async (c) => {
    c.header('Content-Security-Policy', PAGE_POLICY);
    return c.html(messagesPage(JSON.parse(await readContract('asyncapi.json'))));
  });
  routes.get('/docs/start.js', (c) => c.body(START, 200, { 'content-type': 'text/javascript' }));
  for (const [name, type] of [
    ['swagger-ui-bundle.js', 'text/javascript'],
    ['swagger-ui.css', 'text/css'],
  ] as const) {
    routes.get(`/docs/${name}`, async (c) =>
      c.body(await readFile(path.join(viewer, name), 'utf8'), 200, { 'content-type': type }),
    );
  }
  return routes;
}

const readContract = (name: string): Promise<string> =>
  readFile(path.join(contract, name), 'utf8').catch(() => {
    throw notFound('Document');
  });

const viewerPage = () =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Services of the platform</title>
        <link rel="stylesheet" href="/sandbox/docs/swagger-ui.css" />
        <script src="/sandbox/docs/swagger-ui-bundle.js" defer></script>
        <script src="/sandbox/docs/start.js" defer></script>
      </head>
      <body>
        <p><a href="/sandbox/docs/messages">Messages of the socket and events of streams</a></p>
        <main id="viewer"></main>
      </body>
    </html>`;
