/** A name that is taken gets ` (2)`, ` (3)` …: a name is an address, and no address is handed out twice. */
export function freeName(wanted: string, taken: ReadonlySet<string>): string {
  if (!taken.has(wanted)) return wanted;
  const [, stem = wanted, extension = ''] = /^(.+?)(\.[^.]*)?$/s.exec(wanted) ?? [];
  for (let count = 2; ; count += 1) {
    const name = `${stem} (${count})${extension}`;
    if (!taken.has(name)) return name;
  }
}
