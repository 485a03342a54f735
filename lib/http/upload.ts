import { FILES_PER_UPLOAD_MAX, UPLOAD_BYTES_MAX } from '@/lib/platform/pictures/limits';
import { Fault } from '@/lib/shared/fault';
import { readBytes } from './body';
import { formOf } from './multipart';

export interface UploadedFile {
  readonly name: string;
  readonly bytes: Buffer;
}

/** The files of a multipart form, in their order; other parts come back as `fields`. */
export async function readFiles(
  request: Request,
): Promise<{ files: UploadedFile[]; fields: Record<string, unknown> }> {
  const type = request.headers.get('content-type') ?? '';
  if (!/^multipart\/form-data\b/i.test(type))
    throw new Fault('unsupported', 'Send the files as multipart/form-data');
  const { buffer } = await readBytes(request, UPLOAD_BYTES_MAX);
  const form = await formOf(Buffer.from(buffer), type);
  if (!form) throw new Fault('invalid', 'body : malformed multipart/form-data');
  const files: UploadedFile[] = [];
  const fields: Record<string, unknown> = {};
  for (const [name, value] of form) {
    if (typeof value === 'string') fields[name] = value;
    else files.push({ name: value.name, bytes: Buffer.from(await value.arrayBuffer()) });
  }
  if (files.length === 0) throw new Fault('missing', 'file : field required');
  if (files.length > FILES_PER_UPLOAD_MAX)
    throw new Fault('wrong', `file : at most ${FILES_PER_UPLOAD_MAX} files at once`);
  return { files, fields };
}
