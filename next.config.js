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
  /** Browsers ask for it when a page was left before its icon was read. */
  redirects: async () => [{ source: '/favicon.ico', destination: '/icon.svg', permanent: false }],
  /** The last one that fits counts: from a policyholder's page no address is told to anybody. */
  headers: async () => [
    { source: '/:path*', headers: SECURITY_HEADERS },
    { source: '/files/reports/:path*', headers: [{ key: 'X-Frame-Options', value: 'SAMEORIGIN' }] }, // the desk shows it in a frame
    { source: '/portal', headers: [{ key: 'Referrer-Policy', value: 'no-referrer' }] },
  ],
};
