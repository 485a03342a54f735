import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { renderMarkdown } from './markdown';

/** The guides in the order in which an integrator needs them; each is docs/guide/<slug>.md. */
export const GUIDES = [
  {
    slug: 'getting-started',
    title: 'Getting started',
    about: 'From a key to a verdict and a report, in six calls',
  },
  {
    slug: 'authentication',
    title: 'Authentication and clients',
    about: 'Keys, scopes, client_id, session-id',
  },
  { slug: 'errors', title: 'Errors', about: 'Event codes, the body, what to branch on' },
  { slug: 'idempotency', title: 'Idempotency', about: 'Send a POST again without doing it twice' },
  {
    slug: 'rate-limits',
    title: 'Rate limits',
    about: 'Three classes, the headers, how to back off',
  },
  {
    slug: 'caching',
    title: 'ETag and 304',
    about: 'Ask whether something changed, for next to nothing',
  },
  {
    slug: 'pagination',
    title: 'Pagination',
    about: 'Cursors that stay right while rows are added',
  },
  {
    slug: 'files-and-verdicts',
    title: 'Files and verdicts',
    about: 'Uploads, their limits, and the life of a verdict',
  },
  {
    slug: 'inventories',
    title: 'Inventories',
    about: "A household's list as CSV or XLSX: preview, commit, undo",
  },
  { slug: 'webhooks', title: 'Webhooks', about: 'Be told instead of asking; verify the signature' },
  {
    slug: 'versioning',
    title: 'Versioning and deprecations',
    about: 'What may change, what never does',
  },
] as const;

type Guide = (typeof GUIDES)[number];

export const findGuide = (slug: string): Guide | undefined =>
  GUIDES.find((guide) => guide.slug === slug);

/** HTML of our own text: nothing in it comes from a reader. */
export const guideHtml = async ({ slug }: Guide): Promise<string> =>
  renderMarkdown(
    await readFile(
      path.join(/* turbopackIgnore: true */ process.cwd(), 'docs/guide', `${slug}.md`),
      'utf8',
    ),
  );
