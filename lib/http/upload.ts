import { problem, problemOf } from '@/lib/shared/reasons';
import { FILES_PER_UPLOAD_MAX, UPLOAD_BYTES_MAX } from '@/lib/platform/pictures/limits';
import { Fault } from '@/lib/shared/fault';
import { readBytes } from './body';
import { formOf } from './multipart';

export interface UploadedFile {
  readonly name: string;
  readonly bytes: Buffer;
}

/**
 * Reads the files of a multipart form in their order and the other parts as `fields`. Throws
 * `unsupported` for another media type, `invalid` for a malformed body, `missing` without a file
 * and `wrong` for too many files.
 */
export async function readFiles(
  request: Request,
): Promise<{ files: UploadedFile[]; fields: Record<string, unknown> }> {
  const type = request.headers.get('content-type') ?? '';
  if (!/^multipart\/form-data\b/i.test(type))
    throw new Fault('unsupported', problem('form_data_required'));
  const { buffer } = await readBytes(request, UPLOAD_BYTES_MAX);
  const form = await formOf(Buffer.from(buffer), type);
  if (!form) throw new Fault('invalid', problemOf('body', 'body_malformed_form'));
  const files: UploadedFile[] = [];
  const fields: Record<string, unknown> = {};
  for (const [name, value] of form) {
    if (typeof value === 'string') fields[name] = value;
    else files.push({ name: value.name, bytes: Buffer.from(await value.arrayBuffer()) });
  }
  if (files.length === 0) throw new Fault('missing', problemOf('file', 'required'));
  if (files.length > FILES_PER_UPLOAD_MAX)
    throw new Fault('wrong', problemOf('file', 'too_many_files', { count: FILES_PER_UPLOAD_MAX }));
  return { files, fields };
}
