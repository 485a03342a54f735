import type { TextLine } from './receipt';

const LEGAL_FORM =
  /(?:\b(?:a\/s|aps|i\/s|k\/s|ab|hb|asa?|da|gmbh|kg|ohg|ag|e\.?k|ug|oyj?|ltd|llc|inc|plc|limited|s[dou0]n[.,]?\W{0,2}[b8]e?[hr]d|bhd|s\/b|enterprise|trading|company|co)\b\.?)\s*[^\p{L}]*$/iu;
const TRADE =
  /\b(?:restaurant|restoran|ravintola|cafe|café|kaf[eé]|hotel|shop|store|supermarket|market|mart|butik|bageri|bäckerei|apotek|apotheke|apteekki|pharmacy|farmasi|hardware|stationery|bok\w*|book\w*|bakeri\w*|elektro\w*|møbler|möbel|kitchen|kedai|pasar\w*|syarikat|perniagaan)\b/iu;
/** What tills print above the name. */
const GREETING =
  /\b(?:thank|tak for|takk for|tack för|kiitos|danke|vielen dank|please|goods sold|redeem|feedback|complaint|promo)\b/iu;
/** Lines of a head that are no name. */
const NO_NAME =
  /\b(?:receipt|cash sales?|guest check|duplicate|customer|owned by|invoice|faktura|kvittering|kvitto|kassabon|bon|beleg|rechnung|quittung|kuitti|lasku|welcome|velkommen|välkommen|willkommen|tervetuloa|tel|tlf|phone|fax|telefon|puh|www|https?|e-?mail|cvr|org\.?\s?nr|orgnr|ust|steuer\w*|y-tunnus|vat|gst|sst|reg|date|dato|datum|cashier|kasse|kassa|tax|bill|table|street|road|jalan|jln|lot|no|copy|kopi|kopia|hours|opening|öffnungszeiten|åbningstider|öppettider|åpningstider|aukioloajat)\b[.: ]?/iu;
const ADDRESS =
  /\b\d{4,6}\s+\p{Lu}|\b(?:straße|strasse|str\.|vej|gade|gatan|vägen|veien|gata|katu|tie|taman|allé|plads|torg)\b/iu;

const HEAD_LINES = 10;
const NAME_CONFIDENCE_MIN = 45;
/** Of a line with a legal form. */
const FORM_CONFIDENCE_MIN = 25;
const NAME_CHARACTERS_MAX = 80;

const lettersOf = (text: string): number => text.match(/\p{L}/gu)?.length ?? 0;

/** Signs that text recognition reads into borders and logos. */
const trimmed = (text: string): string =>
  text
    .replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}).&]+$/gu, '')
    .replace(/\s+/gu, ' ')
    .slice(0, NAME_CHARACTERS_MAX);

/** A registration number often stands behind the name. */
const withoutNumber = (text: string): string => text.replace(/\s*[({[][^)}\]]*[)}\]]?\s*$/u, '');

function pointsOf(line: TextLine, at: number, usual: number): number {
  const { confidence, height } = line;
  const text = withoutNumber(line.text);
  const letters = lettersOf(text);
  const hasForm = LEGAL_FORM.test(text);
  const least = hasForm ? FORM_CONFIDENCE_MIN : NAME_CONFIDENCE_MIN;
  if (letters < 3 || confidence < least) return -Infinity;
  const isUpper = text === text.toUpperCase();
  const isTall = height > usual * 1.25;
  return (
    (hasForm ? 5 : 0) +
    (TRADE.test(text) ? 2 : 0) +
    (isTall ? 2 : 0) +
    (isUpper ? 1 : 0) +
    (confidence >= 80 ? 1 : 0) -
    (letters < text.length / 2 ? 3 : 0) -
    (NO_NAME.test(text) ? 5 : 0) -
    (ADDRESS.test(text) ? 3 : 0) -
    (/\d{3}/u.test(text) ? 2 : 0) -
    at * 0.6
  );
}

const DOMAIN =
  /(?:^|[\s/.])(?!gmail|hotmail|outlook)([a-z0-9-]{3,30}\.(?:com|dk|se|no|de|fi|eu|net|org|shop|store|co\.uk|com\.my))\b/iu;
/** A line of the head that has nothing of a name but its place. */
const WEAK_POINTS = 2;

/** The shop's address in the web, where its name is a logo that cannot be read. */
const domainIn = (lines: readonly TextLine[]): string | null =>
  lines
    .map(({ text }) => DOMAIN.exec(text)?.[1])
    .find((one) => one !== undefined)
    ?.toLowerCase() ?? null;

/** Lines from the top that may be the name. */
const headOf = (lines: readonly TextLine[]): TextLine[] =>
  lines.filter(({ text }) => lettersOf(text) >= 3 && !GREETING.test(text)).slice(0, HEAD_LINES);

interface FoundShop {
  readonly name: string;
  /** The more, the more it is like a name. */
  readonly points: number;
}

/** The name of the shop: a line of the head, with the line before it if the name began there. */
export function shopOf(lines: readonly TextLine[]): FoundShop | null {
  const heights = lines.map(({ height }) => height).toSorted((one, other) => one - other);
  const usual = heights[Math.floor(heights.length / 2)] ?? 0;
  const head = headOf(lines);
  const scored = head.map((line, at) => pointsOf(line, at, usual));
  const points = Math.max(-Infinity, ...scored);
  const best = scored.indexOf(points);
  const line = head[best];
  const domain = points < WEAK_POINTS ? domainIn(lines) : null;
  if (domain !== null) return { name: domain, points: WEAK_POINTS };
  if (!line || points < -4) return null;
  const isOnlyForm = lettersOf(line.text.replace(LEGAL_FORM, '')) < 4;
  const before = isOnlyForm ? head[best - 1] : undefined;
  const own = withoutNumber(line.text);
  const name = trimmed(before ? `${trimmed(before.text)} ${own}` : own);
  return name === '' ? null : { name, points };
}
