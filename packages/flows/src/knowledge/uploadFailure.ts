import { errorCodeOf, isApiError } from '@platform/api';
import type { UploadProblem } from './uploadTypes.ts';

const byStatus: Readonly<Record<number, UploadProblem>> = {
  404: 'noBase',
  413: 'tooLarge',
  415: 'unsupported',
};

export function uploadFailure(error: unknown): { problem: UploadProblem; message: string } {
  if (!isApiError(error)) return { problem: 'refused', message: '' };
  const message = error.serverMessage;
  if (errorCodeOf(error) === 'STORAGE_LIMIT') return { problem: 'noRoom', message };
  if (error.kind !== 'http') return { problem: 'lost', message: '' };
  return { problem: byStatus[error.status] ?? 'refused', message };
}
