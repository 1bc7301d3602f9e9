import { PICTURE_LIMIT, PICTURE_TYPES } from '@platform/domain';
import * as z from 'zod';
import { describeCall } from '../description/describeCall.ts';
import { firstName, hasName, lastName, nameRequired } from '../session/account.contract.ts';
import { me } from '../session/me.contract.ts';
import { updateMe } from './profile.ts';

const PICTURE = new RegExp(`^data:image/(${PICTURE_TYPES.join('|')});base64,`);
/** Length of the `data:` URL: base64 needs four characters for three bytes. */
const MAX_PICTURE = 'data:image/jpeg;base64,'.length + Math.ceil(PICTURE_LIMIT / 3) * 4;

const profileBody = z
  .strictObject({
    first_name: firstName,
    last_name: lastName,
    picture: z
      .union([
        z.literal(''),
        z.string().max(MAX_PICTURE, 'The picture is larger than 2 MB').regex(PICTURE),
      ])
      .optional()
      .describe(
        '`data:` URL of a PNG, JPEG or WebP of at most 2 MiB. An empty string removes the picture; if missing, the picture is kept.',
      ),
  })
  .refine(hasName, nameRequired);

export const profileCalls = {
  update: describeCall(updateMe, {
    summary: 'Changes names and picture of the signed-in user',
    notes: 'Responds like `GET /v1/me`; the picture then has its own URL.',
    extension: 'profile',
    repeated: 'idempotent',
    body: profileBody,
    response: me,
  }),
};

export type ProfileBody = z.output<typeof profileBody>;
