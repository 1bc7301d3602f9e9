import * as z from 'zod';

/** The id of a record: opaque to the client, and safe in a path. */
export const id = z.string().min(1).describe('Opaque id of the record.');

/** A moment, as ISO 8601 with an offset or `Z`. */
export const moment = z.iso
  .datetime({ offset: true })
  .describe('Moment in ISO 8601, such as `2026-11-26T14:30:00Z`.');

/** The response of a write that has nothing to return. Services may add members. */
export const done = z
  .looseObject({ success: z.boolean().optional().describe('True; the status is what counts.') })
  .describe('Confirmation without content.');
