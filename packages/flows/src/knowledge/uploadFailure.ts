import { errorCodeOf, isApiError } from '@platform/api';
import type { UploadProblem } from './uploadTypes.ts';

const byStatus: Readonly<Record<number, UploadProblem>> = {
  404: 'noBase',
  // A proxy sends 408, 502 and 504: it does not know whether the service stored the file.
  408: 'lost',
  413: 'tooLarge',
  415: 'unsupported',
  502: 'lost',
  504: 'lost',
};

/** What a failed send means for its file. */
export function uploadFailure(error: unknown): { problem: UploadProblem; message: string } {
  if (!isApiError(error)) return { problem: 'refused', message: '' };
  const message = error.serverMessage;
  if (errorCodeOf(error) === 'STORAGE_LIMIT') return { problem: 'noRoom', message };
  const problem = error.kind === 'http' ? (byStatus[error.status] ?? 'refused') : 'lost';
  return { problem, message: problem === 'lost' ? '' : message };
}
