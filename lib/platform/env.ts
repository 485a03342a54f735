import { existsSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { isMailAddress } from '@/lib/shared/mail-address';
import { trustAnchorsProblem } from './pictures/trust-anchors';

/**
 * The only place that reads the environment. Invalid settings stop the process at start with every
 * reason.
 */
const settings = z
  .object({
    NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
    DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }),
    DATABASE_POOL_MAX: z.coerce.number().int().min(1).max(200).default(10),
    DATA_DIR: z
      .string()
      .default('.data')
      .transform((directory) => path.resolve(directory)),
    /**
     * The folder of the bundled child programs (picture-process.mjs, model-worker.mjs,
     * report-renderer.mjs).
     */
    PROGRAM_DIR: z
      .string()
      .default('build')
      .transform((directory) => path.resolve(directory)),
    PUBLIC_URL: z
      .url()
      .optional()
      .transform((url) => url?.replace(/\/+$/, '')),
    NEXTAUTH_SECRET: z.string().min(32),
    /**
     * Key of the hash under which API keys and portal tokens are stored. Changing it invalidates
     * all of them.
     */
    KEY_HASH_SECRET: z.string().min(32),
    LOG_LEVEL: z
      .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'])
      .default('info'),
    /** Seconds after which the job of a worker that died is leased again. */
    JOB_LEASE_SECONDS: z.coerce.number().int().min(25).max(3600).default(30),
    WORKER_CONCURRENCY: z.coerce.number().int().min(1).max(32).default(2),
    /** Requests per minute of one key or person, by kind of route; 0 means no limit. */
    RATE_LIMIT_READ: z.coerce.number().int().min(0).default(12_000),
    RATE_LIMIT_WRITE: z.coerce.number().int().min(0).default(3000),
    RATE_LIMIT_HEAVY: z.coerce.number().int().min(0).default(300),
    /**
     * Whether webhooks may go to loopback and private addresses. Only for a network in which nobody
     * else registers endpoints.
     */
    WEBHOOK_ALLOW_PRIVATE: z
      .enum(['true', 'false'])
      .default('false')
      .transform((value) => value === 'true'),
    /** An additional model that examines every picture (docs/forensics.md). Optional. */
    FORENSICS_MODEL_FILE: z
      .string()
      .optional()
      .transform((file) => file && path.resolve(file))
      .refine((file) => file === undefined || existsSync(file), 'There is no such file'),
    /**
     * PEM certificates of the authorities whose signatures on Content Credentials are trusted
     * (docs/forensics.md). Optional.
     */
    FORENSICS_TRUST_ANCHORS_FILE: z
      .string()
      .optional()
      .transform((file) => file && path.resolve(file))
      .superRefine((file, { addIssue }) => {
        const problem = file === undefined ? null : trustAnchorsProblem(file);
        if (problem !== null) addIssue({ code: 'custom', message: problem });
      }),
    /**
     * The mail server, as smtp://user:password@host:587 or smtps://…:465, and the sender's address;
     * set both or neither.
     */
    SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
    MAIL_FROM: z
      .string()
      .max(320)
      .refine(
        (from) => isMailAddress(/<([^<>]+)>\s*$/.exec(from)?.[1] ?? from),
        'must be an e-mail address, or Name <address>',
      )
      .optional(),
    PICTURE_MEMORY_MB: z.coerce.number().int().min(256).max(4096).default(1000),
  })
  .superRefine(({ SMTP_URL: url, MAIL_FROM: from }, { addIssue }) => {
    if (url !== undefined && from === undefined)
      addIssue({ code: 'custom', path: ['MAIL_FROM'], message: 'is needed with SMTP_URL' });
    if (url === undefined && from !== undefined)
      addIssue({ code: 'custom', path: ['SMTP_URL'], message: 'is needed with MAIL_FROM' });
  });

export type Env = z.output<typeof settings>;

let parsed: Env | undefined;

/** Parsed on first use, so that a build needs no settings. */
export function env(): Env {
  if (parsed) return parsed;
  const given = Object.fromEntries(Object.entries(process.env).filter(([, value]) => value !== ''));
  const result = settings.safeParse(given);
  if (!result.success) {
    const reasons = result.error.issues
      .map((issue) => `  ${issue.path.join('.')}: ${issue.message}`)
      .join('\n');
    throw new Error(
      `The settings are not usable:\n${reasons}\nSee .env.example for what each one means.`,
    );
  }
  parsed = result.data;
  return parsed;
}
