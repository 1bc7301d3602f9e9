const HEADER_BYTES = 44;
const BYTES_OF_SAMPLE = 2;

export function wavOf(sound: Int16Array, sampleRate: number): Buffer {
  const bytes = sound.length * BYTES_OF_SAMPLE;
  const file = Buffer.alloc(HEADER_BYTES + bytes);
  file.write('RIFF', 0, 'ascii');
  file.writeUInt32LE(HEADER_BYTES - 8 + bytes, 4);
  file.write('WAVEfmt ', 8, 'ascii');
  file.writeUInt32LE(16, 16);
  file.writeUInt16LE(1, 20);
  file.writeUInt16LE(1, 22);
  file.writeUInt32LE(sampleRate, 24);
  file.writeUInt32LE(sampleRate * BYTES_OF_SAMPLE, 28);
  file.writeUInt16LE(BYTES_OF_SAMPLE, 32);
  file.writeUInt16LE(BYTES_OF_SAMPLE * 8, 34);
  file.write('data', 36, 'ascii');
  file.writeUInt32LE(bytes, 40);
  pcmOf(sound).copy(file, HEADER_BYTES);
  return file;
}

export function pcmOf(sound: Int16Array): Buffer {
  const bytes = Buffer.alloc(sound.length * BYTES_OF_SAMPLE);
  sound.forEach((sample, index) => bytes.writeInt16LE(sample, index * BYTES_OF_SAMPLE));
  return bytes;
}

export function soundOf(bytes: Buffer): Int16Array {
  const { buffer, byteOffset, length } = bytes;
  const view = new DataView(buffer, byteOffset, length);
  return Int16Array.from({ length: Math.floor(length / BYTES_OF_SAMPLE) }, (_, index) =>
    view.getInt16(index * BYTES_OF_SAMPLE, true),
  );
}
