/** The row that a page ends with. */
interface Place {
  createdAt: Date;
  id: string;
}

/** A cursor that says where a page ended; opaque to clients. */
export function writeCursor({ createdAt, id }: Place): string {
  return Buffer.from(`${createdAt.toISOString()}|${id}`).toString('base64url');
}

/** @returns null for what is no cursor of ours */
export function readCursor(cursor: string): Place | null {
  const [time = '', id = ''] = Buffer.from(cursor, 'base64url').toString('utf8').split('|');
  const createdAt = new Date(time);
  return id === '' || Number.isNaN(createdAt.getTime()) ? null : { createdAt, id };
}
