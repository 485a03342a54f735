import pino from 'pino';
import { env } from './env';

let logger: pino.Logger | undefined;

/** JSON lines on standard output, with secrets redacted. */
export function log(): pino.Logger {
  logger ??= pino({
    level: env().LOG_LEVEL,
    redact: {
      paths: [
        '*.authorization',
        '*.cookie',
        '*.password',
        '*.api_key',
        '*.token',
        '*.pin',
        'authorization',
        'password',
      ],
      censor: '[redacted]',
    },
    base: { pid: process.pid },
    timestamp: pino.stdTimeFunctions.isoTime,
  });
  return logger;
}
