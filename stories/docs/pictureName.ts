/** `invoices-phone` is the story 'Default' on a phone, `invoices-failed-on-phone` another one. */
export function pictureName(file: string, name: string, mode: string | undefined): string {
  const story = /^(?:.*\/stories\/)?(.+)\.stories/.exec(file)?.[1] ?? '';
  const inMode = name === 'Default' ? mode : `${name} on ${mode}`;
  return `${story}-${mode ? inMode : name}`.replaceAll(' ', '-').toLowerCase();
}
