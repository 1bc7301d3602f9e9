/** Makes a UTC formatter show local time; local formatters keep the zone of their creation. */
export function asUtc(date: Date): Date {
  const shifted = new Date(0);
  shifted.setUTCFullYear(date.getFullYear(), date.getMonth(), date.getDate());
  shifted.setUTCHours(date.getHours(), date.getMinutes(), date.getSeconds());
  return shifted;
}
