import type { Context } from 'hono';

const RANGE = /^bytes=(\d*)-(\d*)$/;

/** Serves a WAV file; supports range requests, which seeking needs. */
export function serveWav(c: Context, file: Buffer): Response {
  const headers = { 'Content-Type': 'audio/wav', 'Accept-Ranges': 'bytes' };
  const requested = RANGE.exec(c.req.header('Range') ?? '');
  if (!requested || requested[0] === 'bytes=-') return c.body(bodyOf(file), 200, headers);
  const [start, end] = boundsOf(requested, file.length);
  if (start > end || start >= file.length) {
    return c.body(null, 416, { ...headers, 'Content-Range': `bytes */${file.length}` });
  }
  const range = `bytes ${start}-${end}/${file.length}`;
  const part = file.subarray(start, end + 1);
  return c.body(bodyOf(part), 206, { ...headers, 'Content-Range': range });
}

/** Returns the first and last byte of a range; `bytes=-500` means the last 500 bytes. */
function boundsOf([, from = '', to = '']: RegExpExecArray, length: number): [number, number] {
  if (from === '') return [Math.max(0, length - Number(to)), length - 1];
  return [Number(from), to === '' ? length - 1 : Math.min(Number(to), length - 1)];
}

function bodyOf(bytes: Buffer): ArrayBuffer {
  const body = new ArrayBuffer(bytes.length);
  bytes.copy(new Uint8Array(body));
  return body;
}
