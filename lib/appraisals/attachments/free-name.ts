/**
 * Appends ` (2)`, ` (3)` … to a name that is taken, because the name is part of the attachment's
 * URL.
 */
export function freeName(wanted: string, taken: ReadonlySet<string>): string {
  if (!taken.has(wanted)) return wanted;
  const [, stem = wanted, extension = ''] = /^(.+?)(\.[^.]*)?$/s.exec(wanted) ?? [];
  for (let count = 2; ; count += 1) {
    const name = `${stem} (${count})${extension}`;
    if (!taken.has(name)) return name;
  }
}
