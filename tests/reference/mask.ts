/**
 * Replaces values that differ between runs by constant ones, so that two references differ only
 * where the service does.
 */

const TIME = /\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?Z/g;
const SECONDS_TIME = /\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}/g;
const FIRST_ID = 1001;
/** The length of a chain of events depends on the progress of the examination. */
const EVENTS = 30;
/** Ids come from one sequence, which begins here; smaller numbers are meaningful codes. */
const SEQUENCE_START = 1000;

export class Mask {
  readonly #ids = new Map<string, number>();

  constructor(private readonly origin: string) {}

  /** Returns the same number for the same id, in the order of first occurrence. */
  #id(value: string): number {
    const known = this.#ids.get(value) ?? FIRST_ID + this.#ids.size;
    this.#ids.set(value, known);
    return known;
  }

  text(value: string): string {
    return value
      .replaceAll(this.origin, 'https://valuation.example')
      .replaceAll(TIME, '2026-03-02T09:30:00.000Z')
      .replaceAll(SECONDS_TIME, '2026-03-02 09:30:00')
      .replaceAll(/(?<=\/)\d{4,}(?=[/?">]|$)/g, (id) => String(this.#id(id)))
      .replaceAll(/(?<=[?&]cursor=)[^&>"]+/g, '…')
      .replaceAll(/(?<=\/portal#)[\w-]{43}/g, 'Q2l6S04…')
      .replaceAll(/(?<=\/invitation#)[\w-]{43}/g, 'Q2l6S04…')
      .replaceAll(/(?<=reference-)\d{13}/g, '1')
      .replaceAll(/(?<=already: )[0-9A-Za-z]{12}\b/g, 'Xk3v9QpLm2Za')
      .replaceAll(
        /(?<![0-9a-f])[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\b/g,
        '3f0a…',
      )
      .replaceAll(/(?<=report(?: |%20))\d{4}-\d{2}-\d{2}(?: |%20)[0-9a-f]{32}/g, (name) =>
        name.includes('%20') ? '2026-03-02%205e1f…' : '2026-03-02 5e1f…',
      )
      .replaceAll(/\baudit-\d+-all-\d{4}-\d{2}-\d{2}/g, 'audit-7-all-2026-03-02')
      .replaceAll(/\bkey:[0-9A-Za-z]{12}\b/g, 'key:Xk3v9QpLm2Za')
      .replaceAll(/(?<=api_keys\/)(?=.*\d)(?!000000000000)[0-9A-Za-z]{12}\b/g, 'Xk3v9QpLm2Za')
      .replaceAll(/\bcvs_(live|portal)_[0-9A-Za-z_-]+/g, 'cvs_$1_…')
      .replaceAll(/\bwhsec_[0-9A-Za-z+/=]+/g, 'whsec_…')
      .replaceAll(/\b[0-9a-f]{64}\b/g, '9f86d081…')
      .replaceAll(/(?<=[?&]client_id=)\d{4,}/g, (id) => String(this.#id(id)))
      .replaceAll(/(?<=works until )\d{1,2} \w{3} \d{4}/g, '1 Apr 2026')
      .replaceAll(/(?<=\b(?:status|Reference) )\d{13}/g, '1');
  }

  header(name: string, value: string): string {
    if (name === 'etag') return '"…"';
    if (name === 'ratelimit') return value.replace(/r=\d+;t=\d+/, 'r=…;t=…');
    if (name === 'retry-after') return value.replace(/^\d+$/, '…');
    return this.text(value);
  }

  /** Masks a JSON value; `name` is the field that contains it. */
  value(given: unknown, name = ''): unknown {
    if (typeof given === 'string') return this.#string(given, name);
    if (typeof given === 'number') return this.#number(given, name);
    if (name === 'head')
      return { ...(this.value({ ...(given as object) }) as object), sequence: EVENTS };
    if (Array.isArray(given)) return given.map((one) => this.value(one, name));
    if (given === null || typeof given !== 'object') return given;
    return Object.fromEntries(
      Object.entries(given).map(([key, value]) => [
        /^\d{4,}$/.test(key) ? String(this.#id(key)) : key,
        this.value(value, key),
      ]),
    );
  }

  #string(given: string, name: string): string {
    if (name === 'next_cursor') return '…';
    if (name === 'payload') return JSON.stringify(this.value(JSON.parse(given)));
    if (/(^|_)(api_key_id|replaced_by)$/.test(name)) return 'Xk3v9QpLm2Za';
    if (name === 'key' && /^[0-9A-Za-z]{12}$/.test(given)) return 'Xk3v9QpLm2Za';
    // the day of the import
    if (name === 'price_date' && /^\d{4}-\d{2}-\d{2}$/.test(given)) return '2026-03-02';
    if (name === 'document_id') return 'GP7C-28Y8-KG30-3PS5-FN5K';
    return this.text(given);
  }

  #number(given: number, name: string): number {
    if (/(^|_)ids?$/.test(name) && given >= SEQUENCE_START) return this.#id(String(given));
    if (name === 'size') return 4096;
    if (name === 'ms' || name === 'duration_ms') return 12;
    return given;
  }
}
