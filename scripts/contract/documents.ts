import path from 'node:path';
import { recordExamples } from './examples.ts';
import { asyncApiDocument } from './asyncApi.ts';
import { openApiDocument } from './openApi.ts';

const folder = path.join(import.meta.dirname, '../../docs/api');

export interface ContractDocument {
  file: string;
  text: string;
}

export async function documents(): Promise<ContractDocument[]> {
  const examples = await recordExamples();
  return [
    { file: path.join(folder, 'openapi.json'), text: textOf(openApiDocument(examples)) },
    { file: path.join(folder, 'asyncapi.json'), text: textOf(asyncApiDocument()) },
  ];
}

const textOf = (document: object) => `${JSON.stringify(document, null, 2)}\n`;
