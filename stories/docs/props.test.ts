import * as ui from '@platform/ui';
import * as forms from '@platform/ui/forms';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { makeFsImporter } from 'react-docgen';
import { expect, test } from 'vitest';
import { docsOf } from '../../.storybook/docgenPlugin.ts';

const source = fileURLToPath(new URL('../../packages/ui/src/', import.meta.url));
const importer = makeFsImporter();

/** Rows of the props tables for a file of `packages/ui`. */
const docsIn = (path: string) =>
  docsOf(readFileSync(source + path, 'utf8'), source + path, importer);

const propsIn = (path: string) => docsIn(path)[0]?.props ?? {};

/** Names of functions and of those attached to them, such as `Tabs.Panel`. */
function functionNames(value: unknown): string[] {
  if (typeof value === 'function')
    return [value.name, ...Object.values(value).flatMap(functionNames)];
  return typeof value === 'object' && value ? Object.values(value).flatMap(functionNames) : [];
}

test('every prop of a public component has a description', () => {
  const offered = new Set(functionNames({ ...ui, ...forms }));
  const files = ['components', 'patterns', 'provider'].flatMap((folder) =>
    readdirSync(source + folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.tsx'))
      .map((file) => `${folder}/${file}`),
  );
  const docs = files.flatMap(docsIn).filter(({ displayName }) => offered.has(displayName ?? ''));
  const silent = docs.flatMap(({ displayName, props }) =>
    Object.entries(props ?? {})
      .filter(([, { description }]) => !description)
      .map(([name]) => `${displayName}: ${name}`),
  );

  expect(docs.length).toBeGreaterThan(60);
  expect(silent).toEqual([]);
});

test('the props of another component are shown, except omitted ones', () => {
  const props = propsIn('components/AlertDialog/AlertDialog.tsx');

  expect(props).toMatchObject({
    confirmLabel: { required: true },
    title: { required: true, description: 'Heading; names the dialog.' },
    onOpenChange: { required: false },
  });
  expect(props).not.toHaveProperty('hasCloseButton');
});

test('props are also omitted by an alias for several', () => {
  const props = propsIn('patterns/FormDialog/FormTextField.tsx');

  expect(props).toHaveProperty('label');
  expect(props).not.toHaveProperty('error');
});

test('a default is in its own column, not in the sentence', () => {
  const { cancelLabel } = propsIn('components/AlertDialog/AlertDialog.tsx');

  expect(cancelLabel).toMatchObject({
    description: 'Label of the button that cancels.',
    defaultValue: { value: "'Cancel'" },
  });
});
