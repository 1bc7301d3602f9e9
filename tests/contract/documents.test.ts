import { Parser } from '@asyncapi/parser';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { typesOfOpenApi } from '@platform/api/testing/openapi';
import { documents } from '../../scripts/contract/documents.ts';
import { undescribedFields } from './undescribedFields.ts';

const root = path.join(import.meta.dirname, '../..');
const openApi = path.join(root, 'docs/api/openapi.json');

const asyncApi = path.join(root, 'docs/api/asyncapi.json');

describe('the documents of the contract', () => {
  it('equal the descriptions; `npm run contract` writes them', async () => {
    const stale = (await documents()).filter(
      ({ file, text }) => readFileSync(file, 'utf8') !== text,
    );
    expect(stale.map(({ file }) => path.relative(root, file))).toEqual([]);
  }, 120_000);

  it('are free of warnings in OpenAPI', async () => {
    const config = await createConfig({
      extends: ['recommended-strict'],
      // The specification writes some paths with a slash at the end, and paths are literal.
      rules: { 'no-path-trailing-slash': 'off' },
    });
    const problems = await lintFromString({ source: readFileSync(openApi, 'utf8'), config });
    expect(problems.map(({ message, location }) => `${location[0]?.pointer}: ${message}`)).toEqual(
      [],
    );
  });

  it('are free of warnings in AsyncAPI', async () => {
    const { diagnostics } = await new Parser().parse(readFileSync(asyncApi, 'utf8'));
    expect(diagnostics.map(({ message, path: at }) => `${at.join('/')}: ${message}`)).toEqual([]);
  });

  it('describe every field', () => {
    const known: object = JSON.parse(readFileSync(openApi, 'utf8'));
    const messages: object = JSON.parse(readFileSync(asyncApi, 'utf8'));
    expect([...undescribedFields(known), ...undescribedFields(messages)]).toEqual([]);
  });

  it('generate types that compile and include the calls', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'platform-openapi-'));
    try {
      writeFileSync(
        path.join(folder, 'services.ts'),
        await typesOfOpenApi(readFileSync(openApi, 'utf8')),
      );
      writeFileSync(
        path.join(folder, 'use.ts'),
        `import type { operations } from './services.ts';
type Page = operations['notificationsList']['responses'][200]['content']['application/json'];
export const count = (page: Page): number => page.unread_count + page.notifications.length;
// @ts-expect-error The schema has no such field.
export const wrong = (page: Page) => page.unreadCount;
`,
      );
      const tsc = path.join(root, 'node_modules/typescript/bin/tsc');
      const options = [
        '--strict',
        '--noEmit',
        '--module',
        'preserve',
        '--allowImportingTsExtensions',
      ];
      const { stdout } = spawnSync(
        process.execPath,
        [tsc, ...options, path.join(folder, 'use.ts')],
        { cwd: folder, encoding: 'utf8' },
      );
      expect(stdout).toBe('');
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});
