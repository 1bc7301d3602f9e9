import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { minify, transformWithOxc } from 'vite';
import type { Plugin } from 'vite';
import { pageChunks } from './pageChunks.ts';
import type { PageChunks } from './pageChunks.ts';

const source = fileURLToPath(new URL('boot.ts', import.meta.url));
const tag = '/boot.js';

async function compile(chunks: PageChunks, isMinified: boolean): Promise<string> {
  const { code } = await transformWithOxc(await readFile(source, 'utf8'), source, {
    define: { PAGE_CHUNKS: JSON.stringify(chunks) },
    sourcemap: false,
  });
  // TypeScript needs the export to treat the file as a module.
  const script = code.replace(/^export\s*\{\s*\};?\s*$/m, '');
  if (!isMinified) return script;
  return (await minify(source, `(()=>{${script}})();`)).code;
}

/** Vite plugin: serves `boot.ts` as `/boot.js` in development, as a hashed asset in the build. */
export function bootScript(): Plugin {
  return {
    name: 'platform-boot-script',
    configureServer(server) {
      server.middlewares.use(tag, async (_request, response) => {
        const code = await compile([], false);
        response.setHeader('Content-Type', 'text/javascript');
        response.end(code);
      });
    },
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const code = await compile(await pageChunks(bundle), true);
        const hash = createHash('sha256').update(code).digest('base64url').slice(0, 8);
        const fileName = `assets/boot-${hash}.js`;
        this.emitFile({ type: 'asset', fileName, source: code });
        const page = bundle['index.html'];
        if (page?.type !== 'asset') return;
        page.source = String(page.source).replace(tag, `/${fileName}`);
      },
    },
  };
}
