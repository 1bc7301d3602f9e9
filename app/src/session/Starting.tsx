/** Stands for the first page while its chunk is on its way: nothing, since it is there in no time. */
export function Starting() {
  return null;
}
