/** A moment by the clock of whoever reads it: day, time and zone. What is no moment stays as it is. */
export function moment(when: string, language: string): string {
  const at = new Date(when);
  if (Number.isNaN(at.getTime())) return when;
  return at.toLocaleString(language, {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZoneName: 'short',
  });
}
