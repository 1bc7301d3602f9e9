interface Place {
  createdAt: Date;
  id: string;
}

export function writeCursor({ createdAt, id }: Place): string {
  return Buffer.from(`${createdAt.toISOString()}|${id}`).toString('base64url');
}

/** @returns null for an invalid cursor */
export function readCursor(cursor: string): Place | null {
  const [time = '', id = ''] = Buffer.from(cursor, 'base64url').toString('utf8').split('|');
  const createdAt = new Date(time);
  return id === '' || Number.isNaN(createdAt.getTime()) ? null : { createdAt, id };
}
