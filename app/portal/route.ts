import { browserLanguage } from '@/lib/i18n/browser-language';
import { portalMessagesOf } from '@/lib/i18n/portal';
import { manifest } from '@/lib/portal/page/bundle';
import { portalDocument } from '@/lib/portal/page/document';

/**
 * The policyholder's page. Not a Next page, because Next's own script exceeds the size limit of
 * this page (decision 035).
 */
export async function GET(request: Request): Promise<Response> {
  const language = browserLanguage(request.headers.get('accept-language')) ?? 'en';
  const [files, messages] = await Promise.all([manifest(), portalMessagesOf(language)]);
  const html = portalDocument({
    language,
    messages,
    files,
    nonce: request.headers.get('x-nonce') ?? '',
  });
  return new Response(html, {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      vary: 'Accept-Language',
    },
  });
}
