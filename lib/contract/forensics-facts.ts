import { z } from 'zod';

export const pictureFacts = z
  .object({
    format: z.string(),
    width: z.int().describe('Pixels, as displayed.'),
    height: z.int().describe('Pixels, as displayed.'),
    medium: z
      .string()
      .describe(
        'The most likely origin of the picture: `camera`, `web_copy`, `screenshot`, `scan` or `graphic`.',
      ),
    camera: z.string().nullable(),
    software: z.string().nullable().describe('The program named in the file.'),
    taken_at: z.string().nullable().describe('Camera time, without a time zone.'),
    has_gps: z
      .boolean()
      .describe('Whether the file has a location; the location itself is not shown.'),
    jpeg_quality: z
      .number()
      .nullable()
      .describe('Estimated from the quantization table, 1 to 100.'),
    generator: z.string().nullable().describe('The AI tool named in the file as its generator.'),
    content_credentials: z
      .string()
      .describe('C2PA: `valid`, `invalid`, `untrusted`, `absent` or `unchecked`.'),
  })
  .meta({ id: 'PictureFacts', description: 'Metadata of the picture.' });
