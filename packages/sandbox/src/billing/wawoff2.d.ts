declare module 'wawoff2' {
  /** Converts WOFF2 to the format that it was packed from, TrueType or OpenType. */
  export function decompress(packed: Uint8Array): Promise<Uint8Array>;
}
