import type { Answer } from '../setup/api';
import { formOf, jpeg } from '../setup/pictures';
import { send } from './declared-faults.fixture';

export const fileOf = (name: string, bytes: Buffer) => formOf({ name, bytes });

/** By operation and fault, for an operation that takes files. */
export const uploads = (
  id: string,
  tooLargeName: string,
  brokenName = tooLargeName,
): Record<string, () => Promise<Answer>> => ({
  [`${id} missing`]: () => send(id, { form: new FormData() }),
  [`${id} invalid`]: () =>
    send(id, { bytes: 'x', headers: { 'content-type': 'multipart/form-data; boundary=y' } }),
  [`${id} wrong`]: () =>
    send(id, {
      form: formOf(
        ...Array.from({ length: 21 }, () => ({ name: 'a.jpg', bytes: Buffer.from('x') })),
      ),
    }),
  [`${id} too_large`]: () =>
    send(id, { form: fileOf(tooLargeName, Buffer.alloc(15 * 1024 * 1024 + 1)) }),
  [`${id} unsupported`]: () => send(id, { form: fileOf('notes.txt', Buffer.from('words')) }),
  [`${id} undecodable`]: async () =>
    send(id, { form: fileOf(brokenName, (await jpeg(7)).subarray(0, 200)) }),
});
