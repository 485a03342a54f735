/** @type {import('next').NextConfig} */
export default {
  reactStrictMode: true,
  poweredByHeader: false,
  typedRoutes: false,
  serverExternalPackages: ['pg', 'pg-boss', 'pino', 'piscina', 'sharp', '@node-rs/argon2', '@prisma/client', '@prisma/adapter-pg', 'rate-limiter-flexible'],
};
