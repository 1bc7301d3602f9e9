import { serve } from '@hono/node-server';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { readFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { contentSecurityPolicy, securityHeaders } from './securityHeaders.ts';
import type { RuntimeConfig } from './securityHeaders.ts';

export interface AppServerOptions {
  dist: string;
  host?: string;
  port: number;
  /** Content of `/config.json`, read on each request so that a test can change it. */
  config: () => RuntimeConfig;
}

export interface AppServer {
  url: string;
  close: () => Promise<void>;
}

/** In bytes. Lets a URL of 100 kB reach the page, which shows an error, instead of a bare 431. */
const maxHeaderSize = 256 * 1024;

const cacheForAYear = 'public, max-age=31536000, immutable';

/** Serves the build like a production host: cache headers, 404 for missing files, security headers. */
export async function startAppServer(options: AppServerOptions): Promise<AppServer> {
  const { host = '127.0.0.1' } = options;
  const app = new Hono();
  const indexHtml = path.join(options.dist, 'index.html');

  app.use(async (context, next) => {
    await next();
    for (const [name, value] of Object.entries(securityHeaders)) context.header(name, value);
  });
  app.get('/config.json', (context) =>
    context.json(options.config(), 200, { 'Cache-Control': 'no-store' }),
  );
  app.get('/index.html', (context) => context.redirect('/'));
  app.use(
    serveStatic({
      root: path.relative(process.cwd(), options.dist),
      precompressed: true,
      rewriteRequestPath: (requestPath) => (requestPath === '/' ? '/index.html' : requestPath),
      onFound: (file, context) => {
        if (file.includes(`${path.sep}assets${path.sep}`))
          context.header('Cache-Control', cacheForAYear);
        else context.header('Cache-Control', 'no-cache');
        if (file.includes('index.html')) setDocumentHeaders(context.header.bind(context));
      },
    }),
  );
  app.get('*', async (context) => {
    if (/\.[a-z0-9]{2,5}$/i.test(context.req.path)) return context.notFound();
    setDocumentHeaders(context.header.bind(context));
    return context.html(await readFile(indexHtml, 'utf8'));
  });

  function setDocumentHeaders(header: (name: string, value: string) => void) {
    header('Cache-Control', 'no-store');
    header('Content-Security-Policy', contentSecurityPolicy(options.config()));
  }

  return new Promise((resolve, reject) => {
    const server = serve(
      { fetch: app.fetch, port: options.port, hostname: host, serverOptions: { maxHeaderSize } },
      (info: AddressInfo) =>
        resolve({
          url: `http://${host}:${info.port}`,
          close: () =>
            new Promise((done) => {
              server.close(() => done());
              if ('closeAllConnections' in server) server.closeAllConnections();
            }),
        }),
    );
    server.on('error', reject);
  });
}
