export function Starting() {
  return null;
}
