import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { renderMarkdown } from './markdown';

/** The guides in reading order for an integrator. Each is a file docs/guide/<slug>.md. */
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
  { slug: 'errors', title: 'Errors', about: 'Event codes, the body, how to handle errors' },
  { slug: 'idempotency', title: 'Idempotency', about: 'Retry a POST safely' },
  {
    slug: 'rate-limits',
    title: 'Rate limits',
    about: 'Three classes, the headers, how to back off',
  },
  {
    slug: 'caching',
    title: 'ETag and 304',
    about: 'Poll cheaply for changes',
  },
  {
    slug: 'pagination',
    title: 'Pagination',
    about: 'Cursors that stay stable while rows are added',
  },
  {
    slug: 'files-and-verdicts',
    title: 'Files and verdicts',
    about: 'Uploads, limits and the states of a verdict',
  },
  {
    slug: 'inventories',
    title: 'Inventories',
    about: 'A household inventory as CSV or XLSX: preview, commit, undo',
  },
  {
    slug: 'a-household',
    title: 'A household in four calls',
    about: 'Things without a product, from the claim to the net claim',
  },
  {
    slug: 'categories',
    title: 'Categories',
    about: 'Names, own categories, depreciation, words of price feeds',
  },
  {
    slug: 'webhooks',
    title: 'Webhooks',
    about: 'Receive events instead of polling; verify the signature',
  },
  {
    slug: 'versioning',
    title: 'Versioning and deprecations',
    about: 'What may change, what never does',
  },
] as const;

type Guide = (typeof GUIDES)[number];

export const findGuide = (slug: string): Guide | undefined =>
  GUIDES.find((guide) => guide.slug === slug);

/** Renders our own Markdown. It contains no user input. */
export const guideHtml = async ({ slug }: Guide): Promise<string> =>
  renderMarkdown(
    await readFile(
      path.join(/* turbopackIgnore: true */ process.cwd(), 'docs/guide', `${slug}.md`),
      'utf8',
    ),
  );
