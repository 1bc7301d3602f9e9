import { ApiError } from './apiError.ts';
import type { Sender } from './http.ts';
import { readRetryAfter } from './retryAfter.ts';
import { parseBody } from './transport.ts';

/** In bytes, including the multipart framing. */
export interface UploadProgress {
  sent: number;
  total: number;
}

/** Reports upload progress, which `fetch` cannot. Each byte restarts the timeout. */
export function uploader(onProgress: (progress: UploadProgress) => void): Sender {
  return ({ url, method, headers = {}, body, timeout, signals = [], origins }) =>
    new Promise((resolve, reject) => {
      const given = signals.filter((signal) => signal !== undefined);
      const stop = AbortSignal.any(given);
      const request = new XMLHttpRequest();
      let timer: ReturnType<typeof setTimeout> | undefined;

      const end = (complete: () => void) => {
        clearTimeout(timer);
        stop.removeEventListener('abort', handleAbort);
        complete();
      };
      const fail = (kind: 'network' | 'timeout' | 'aborted') => {
        end(() => reject(new ApiError(kind)));
        request.abort();
      };
      const handleAbort = () => fail('aborted');
      const wait = () => {
        clearTimeout(timer);
        timer = setTimeout(() => fail('timeout'), timeout);
      };

      if (stop.aborted) {
        reject(new ApiError('aborted'));
        return;
      }
      stop.addEventListener('abort', handleAbort);
      request.open(method, url);
      for (const [name, value] of Object.entries({ accept: 'application/json', ...headers })) {
        request.setRequestHeader(name, value);
      }
      request.upload.addEventListener('progress', ({ loaded: sent, total }) => {
        wait();
        onProgress({ sent, total });
      });
      request.addEventListener('error', () => fail('network'));
      request.addEventListener('load', () => {
        const { status, responseText, responseURL } = request;
        if (responseURL && origins && !origins.includes(new URL(responseURL).origin)) {
          fail('network');
          return;
        }
        const responseHeaders = new Headers();
        for (const name of ['content-type', 'retry-after', 'date']) {
          const value = request.getResponseHeader(name);
          if (value !== null) responseHeaders.set(name, value);
        }
        const retryAfter = readRetryAfter(responseHeaders);
        end(() => resolve({ status, retryAfter, ...parseBody(responseText, responseHeaders) }));
      });
      wait();
      request.send(body as XMLHttpRequestBodyInit);
    });
}
