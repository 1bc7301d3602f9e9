interface CursorPosition {
  createdAt: Date;
  id: string;
}

export function writeCursor({ createdAt, id }: CursorPosition): string {
  return Buffer.from(`${createdAt.toISOString()}|${id}`).toString('base64url');
}

export function readCursor(cursor: string): CursorPosition | null {
  const [time = '', id = ''] = Buffer.from(cursor, 'base64url').toString('utf8').split('|');
  const createdAt = new Date(time);
  return id === '' || Number.isNaN(createdAt.getTime()) ? null : { createdAt, id };
}
