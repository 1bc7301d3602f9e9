import { writeFileSync } from 'node:fs';
import { documents } from './contract/documents.ts';

/* Writes the documents of the contract: what `npm run contract` runs. */

for (const { file, text } of await documents()) writeFileSync(file, text);
