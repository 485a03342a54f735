import { readReport, type StoredReport } from '@/lib/reports/read';
import { errorResponse, faultOf } from './errors';
import { disposition } from './file-response';
import { requestIdOf } from './request-id';

/** Serves {files_url}/reports/<file name> without authentication: the file name is the secret. */
export async function reportFile(
  request: Request,
  context: { params: Promise<{ file_name: string }> },
): Promise<Response> {
  const requestId = requestIdOf(request);
  try {
    const { file_name } = await context.params;
    const response = pdfResponse(await readReport(file_name));
    response.headers.set('x-request-id', requestId);
    return response;
  } catch (error) {
    return errorResponse(faultOf(error, requestId), '00', requestId);
  }
}

/**
 * No CSP sandbox, because browsers do not show a PDF in one. The address is a secret, so
 * `no-referrer` hides it from linked sites.
 */
const pdfResponse = ({ fileName, bytes }: StoredReport): Response =>
  new Response(new Uint8Array(bytes), {
    headers: {
      'content-type': 'application/pdf',
      'content-length': String(bytes.length),
      'content-disposition': disposition('inline', fileName),
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
    },
  });
