export const sizeText = (bytes: number): string => `${Math.max(1, Math.round(bytes / 1024))} KB`;
