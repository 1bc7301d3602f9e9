import { writeFileSync } from 'node:fs';
import { documents } from './contract/documents.ts';

for (const { file, text } of await documents()) writeFileSync(file, text);
