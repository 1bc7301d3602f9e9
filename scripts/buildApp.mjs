import { readFile, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { install } from './install.mjs';
import { bin, root, run } from './run.mjs';

const compress = promisify(brotliCompress);
const dist = path.join(root, 'app/dist');
const compressible = /\.(js|css|html|json|svg|txt)$/;

/** Writes a Brotli file next to every text file, so that the server need not compress. */
async function precompress() {
  const files = await readdir(dist, { recursive: true, withFileTypes: true });
  await Promise.all(
    files
      .filter((file) => file.isFile() && compressible.test(file.name))
      .map(async (file) => {
        const name = path.join(file.parentPath, file.name);
        const packed = await compress(await readFile(name), {
          params: { [constants.BROTLI_PARAM_QUALITY]: 11 },
        });
        await writeFile(`${name}.br`, packed);
      }),
  );
}

await install();
await run(bin('vite'), ['build', '--logLevel', 'warn'], {
  cwd: path.join(root, 'app'),
  // Always the production build, regardless of the caller's environment.
  env: { ...process.env, NODE_ENV: 'production' },
});
await precompress();
