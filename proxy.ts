import { randomBytes } from 'node:crypto';
import { NextResponse, type NextRequest } from 'next/server';
import { env } from '@/lib/platform/env';

/**
 * A fresh nonce for the scripts of every page. It decides nothing about who may see what, and it stays away from the
 * API and from files: a proxy that matches them would cut uploads off at 10 MB.
 */
export function proxy(request: NextRequest): NextResponse {
  const nonce = randomBytes(16).toString('base64');
  const policy = contentSecurityPolicy(nonce, env().NODE_ENV === 'development');
  const headers = new Headers(request.headers);
  headers.set('x-nonce', nonce);
  headers.set('content-security-policy', policy);
  const response = NextResponse.next({ request: { headers } });
  response.headers.set('content-security-policy', policy);
  return response;
}

/** Styles may stand inline: components set positions by style attributes. Everything comes from our own origin. */
const contentSecurityPolicy = (nonce: string, isDevelopment: boolean): string =>
  [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}' 'strict-dynamic'${isDevelopment ? " 'unsafe-eval'" : ''}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' blob: data:",
    "font-src 'self'",
    "worker-src 'self'",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');

export const config = {
  matcher: [
    {
      source: '/((?!api/|files/|_next/|favicon|.*\\.[a-z0-9]+$).*)',
      missing: [{ type: 'header', key: 'next-router-prefetch' }],
    },
  ],
};
