import path from 'node:path';

let bundledScript: Promise<string> | undefined;

/** Bundles `widget/` into one classic script on first use. */
export function widgetScript(): Promise<string> {
  bundledScript ??= bundle();
  return bundledScript;
}

async function bundle(): Promise<string> {
  // Loaded lazily: most sandboxes never serve it.
  const { build } = await import('esbuild');
  const { outputFiles } = await build({
    entryPoints: [path.join(import.meta.dirname, 'widget/main.ts')],
    bundle: true,
    write: false,
    minify: true,
    charset: 'utf8',
    format: 'iife',
    target: 'es2022',
    conditions: ['@platform/source'],
  });
  const [script] = outputFiles;
  if (!script) throw new Error('The embed script could not be made.');
  return script.text;
}
