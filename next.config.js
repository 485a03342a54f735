import { SECURITY_HEADERS } from './lib/http/security-headers.mjs';

/** @type {import('next').NextConfig} */
export default {
  reactStrictMode: true,
  poweredByHeader: false,
  typescript: { ignoreBuildErrors: true }, // `npm test` checks types, with a faster compiler
  serverExternalPackages: [
    '@node-rs/argon2',
    '@prisma/adapter-pg',
    '@prisma/client',
    'nodemailer',
    'pg',
    'pino',
    'piscina',
    'rate-limiter-flexible',
    'sharp',
  ],
  /** Browsers request it if a page is left before its icon link was parsed. */
  redirects: async () => [{ source: '/favicon.ico', destination: '/icon.svg', permanent: false }],
  /** The last matching entry wins. The portal must not disclose its address as a referrer. */
  headers: async () => [
    { source: '/:path*', headers: SECURITY_HEADERS },
    // the desk shows reports in a frame
    { source: '/files/reports/:path*', headers: [{ key: 'X-Frame-Options', value: 'SAMEORIGIN' }] },
    { source: '/portal', headers: [{ key: 'Referrer-Policy', value: 'no-referrer' }] },
  ],
};
