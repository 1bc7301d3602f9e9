import { Extractor, ExtractorConfig, ExtractorLogLevel } from '@microsoft/api-extractor';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** A separate tag, because alone it does not count as a description. */
const tags = {
  $schema: 'https://developer.microsoft.com/json-schemas/tsdoc/v0/tsdoc.schema.json',
  extends: ['@microsoft/api-extractor/extends/tsdoc-base.json'],
  tagDefinitions: [{ tagName: '@default', syntaxKind: 'block' }],
  supportForTags: { '@default': true },
};

const ignored = { logLevel: ExtractorLogLevel.None };

/**
 * Returns the types that a package exports, with every prop and union member.
 * @param scratch folder for temporary files
 */
export function apiReport(folder: string, scratch: string): string {
  const entry = writeEntry(folder);
  writeFileSync(path.join(folder, 'tsdoc.json'), JSON.stringify(tags));
  const extractorConfig = ExtractorConfig.prepare({
    configObjectFullPath: undefined,
    packageJsonFullPath: path.join(folder, 'package.json'),
    configObject: {
      projectFolder: folder,
      mainEntryPointFilePath: entry,
      newlineKind: 'lf',
      compiler: {
        overrideTsconfig: {
          compilerOptions: {
            strict: true,
            exactOptionalPropertyTypes: true,
            target: 'es2022',
            lib: ['es2022', 'dom', 'dom.iterable'],
            module: 'esnext',
            moduleResolution: 'bundler',
            jsx: 'react-jsx',
            types: [],
            skipLibCheck: true,
          },
          files: [entry],
        },
      },
      apiReport: {
        enabled: true,
        reportFileName: 'report',
        reportFolder: scratch,
        reportTempFolder: path.join(scratch, 'temp'),
      },
      docModel: { enabled: false },
      dtsRollup: { enabled: false },
      tsdocMetadata: { enabled: false },
      messages: {
        compilerMessageReporting: { default: { logLevel: ExtractorLogLevel.Error } },
        tsdocMessageReporting: { default: ignored },
        extractorMessageReporting: {
          default: ignored,
          'ae-forgotten-export': { ...ignored, addToApiReportFile: true },
        },
      },
    },
  });
  const { succeeded } = Extractor.invoke(extractorConfig, {
    localBuild: true,
    messageCallback: (message) => {
      message.handled = message.logLevel !== ExtractorLogLevel.Error;
    },
  });
  if (!succeeded) throw new Error(`The types of ${folder} could not be read`);
  return readFileSync(path.join(scratch, 'report.api.md'), 'utf8');
}

/** Writes an entry that exports what the root, the forms and every area of screens export. Returns its path. */
function writeEntry(folder: string): string {
  const screens = path.join(folder, 'screens');
  const areas = existsSync(screens) ? readdirSync(screens) : [];
  const forms = existsSync(path.join(folder, 'forms')) ? ['../forms/index.js'] : [];
  const modules = ['../index.js', ...forms, ...areas.map((area) => `../screens/${area}/index.js`)];
  const entry = path.join(folder, 'everything', 'index.d.ts');
  mkdirSync(path.dirname(entry));
  writeFileSync(entry, modules.map((name) => `export * from '${name}';\n`).join(''));
  return entry;
}
