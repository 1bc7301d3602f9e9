import { createContact, send } from '@platform/api';
import type { ContactInput, Http } from '@platform/api';
import { sendResultOf } from './sendResult.ts';
import type { SendResult } from './sendResult.ts';

export async function sendContact(http: Http, contact: ContactInput): Promise<SendResult> {
  try {
    await send(http, createContact, { body: contact });
    return { result: 'created' };
  } catch (error) {
    return sendResultOf(error);
  }
}
