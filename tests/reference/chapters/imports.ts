import type { Chapter } from '../sample';

/** The reference's own client does not manage the catalogue, the demo's does. */
const MANAGER = 'STATUS_KEY';
const OTHER = 'ADMIN_KEY';
const NO_IMPORT = { price_import_id: '999999999' };
const NO_INTEGER = { price_import_id: 'first' };
const FEED = ['file=@feed.tsv'];

export const imports: Chapter = {
  title: 'Price imports',
  about: 'Price feeds of shops, read by the worker. Only a client that manages the catalogue may send them, with a key of the scope `admin`.',
  samples: [
    { operation: 'createPriceImport', status: 200, when: 'it is only looked at what it would do', key: MANAGER, query: 'dry_run=true', form: FEED, keep: { IMPORT: ({ price_import_id: id }: { price_import_id: number }) => id } },
    { operation: 'createPriceImport', status: 400, code: 'ERMP00', when: 'no file', key: MANAGER, form: ['note=hello'] },
    { operation: 'createPriceImport', status: 400, code: 'ERIP00', when: 'the client is no integer', key: MANAGER, query: 'client_id=abc', form: FEED },
    { operation: 'createPriceImport', status: 400, code: 'ERWP00', when: 'two files', key: MANAGER, form: [...FEED, ...FEED] },
    { operation: 'createPriceImport', status: 403, code: 'ERIT02', when: 'the client does not manage the catalogue', key: OTHER, form: FEED },
    { operation: 'createPriceImport', status: 413, code: 'ERIP00', when: 'a request of more than 60 MB', key: MANAGER, form: ['file=@huge.tsv'] },
    { operation: 'createPriceImport', status: 415, code: 'ERIP00', when: 'the file is no feed', key: MANAGER, form: ['file=@notes.txt'] },
    { operation: 'readPriceImport', status: 200, key: MANAGER, until: ({ status }: { status: string }) => status !== 'waiting' && status !== 'running' },
    { operation: 'readPriceImport', status: 400, code: 'ERIP00', when: 'the id is no integer', key: MANAGER, path: NO_INTEGER },
    { operation: 'readPriceImport', status: 403, code: 'ERIT02', when: 'the client does not manage the catalogue', key: OTHER },
    { operation: 'readPriceImport', status: 404, code: 'ERNF00', when: 'no such import', key: MANAGER, path: NO_IMPORT },
    { operation: 'listPriceImports', status: 200, key: MANAGER, query: 'limit=1' },
    { operation: 'listPriceImports', status: 400, code: 'ERIP00', when: 'the cursor is not ours', key: MANAGER, query: 'cursor=abc' },
    { operation: 'listPriceImports', status: 400, code: 'ERWP00', when: 'a page that is too long', key: MANAGER, query: 'limit=101' },
    { operation: 'listPriceImports', status: 403, code: 'ERIT02', when: 'the client does not manage the catalogue', key: OTHER },
    { operation: 'listPriceImportErrors', status: 200, key: MANAGER },
    { operation: 'listPriceImportErrors', status: 400, code: 'ERIP00', when: 'the id is no integer', key: MANAGER, path: NO_INTEGER },
    { operation: 'listPriceImportErrors', status: 400, code: 'ERWP00', when: 'a page that is too long', key: MANAGER, query: 'limit=101' },
    { operation: 'listPriceImportErrors', status: 403, code: 'ERIT02', when: 'the client does not manage the catalogue', key: OTHER },
    { operation: 'listPriceImportErrors', status: 404, code: 'ERNF00', when: 'no such import', key: MANAGER, path: NO_IMPORT },
    { operation: 'discardPriceImport', status: 400, code: 'ERIP00', when: 'the id is no integer', key: MANAGER, path: NO_INTEGER },
    { operation: 'discardPriceImport', status: 403, code: 'ERIT02', when: 'the client does not manage the catalogue', key: OTHER },
    { operation: 'discardPriceImport', status: 404, code: 'ERNF00', when: 'no such import', key: MANAGER, path: NO_IMPORT },
    { operation: 'discardPriceImport', status: 204, key: MANAGER },
  ],
};
