import sharp from 'sharp';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readReceiptJob } from '@/lib/appraisals/examinations/read-receipt-job';
import { env } from '@/lib/platform/env';
import { PictureProcess } from '@/lib/platform/pictures/process';
import type { PictureReply } from '@/lib/platform/pictures/protocol';
import { storage } from '@/lib/platform/storage/storage';
import { api } from '@/tests/setup/api';
import { asOwner } from '@/tests/setup/owner';
import { formOf, jpeg } from '@/tests/setup/pictures';
import { drawnReceipt, pdfReceipt } from '@/tests/setup/receipts';
import {
  loadCatalogue,
  makeAppraisal,
  makeClaim,
  type MadeAppraisal,
  makeTenant,
  PRICE_DATE,
  type Tenant,
} from '@/tests/setup/tenants';
import { workAll, workDue } from '@/tests/setup/worker';

const SIZE = { width: 400, height: 400 };

/** A PDF with the picture on its last page, behind empty pages with a line of text. */
const scanned = (picture: Buffer, pagesBefore = 0): Promise<Buffer> =>
  pdfReceipt({ size: [400, 400], margin: 0, autoFirstPage: false }, (paper) => {
    const pages = paper as typeof paper & { addPage(): void };
    for (let page = 0; page < pagesBefore; page++) {
      pages.addPage();
      paper.text('Terms and conditions of the sale', 20, 20);
    }
    pages.addPage();
    paper.image(picture, 0, 0, SIZE);
  });

async function look(bytes: Buffer, kind: 'pdf' | 'jpeg'): Promise<PictureReply> {
  const child = new PictureProcess(env());
  try {
    return await child.run({ verb: 'examine', kind, bytes, claim: {}, language: 'en' });
  } finally {
    child.stop();
  }
}

const examined = (reply: PictureReply) => {
  if (reply.verb !== 'examined') throw new Error(JSON.stringify(reply));
  return reply;
};

describe('a scanned page in the picture process', () => {
  it('has the verdict of its JPEG file, and names its page', async () => {
    const photo = await jpeg(3, 512);
    const ofPhoto = examined(await look(photo, 'jpeg'));
    const ofPage = examined(await look(await scanned(photo, 1), 'pdf'));
    expect(ofPage.page?.number).toBe(2);
    const { signals, facts, is_digitally_manipulated } = ofPage.evidence;
    expect({ signals, facts, is_digitally_manipulated }).toEqual({
      signals: ofPhoto.evidence.signals,
      facts: ofPhoto.evidence.facts,
      is_digitally_manipulated: ofPhoto.evidence.is_digitally_manipulated,
    });
  });

  it('is examined without a JPEG file, too, upright', async () => {
    const png = await sharp(await jpeg(5, 300))
      .resize(300, 200)
      .png()
      .toBuffer();
    const reply = examined(await look(await scanned(png), 'pdf'));
    expect(reply.evidence.facts).toMatchObject({ format: 'png', width: 300, height: 200 });
    const { width, height } = await sharp(reply.page?.preview).metadata();
    expect([width, height]).toEqual([300, 200]);
  });

  it('is none of a PDF with text only', async () => {
    expect((await look(await pdfReceipt(), 'pdf')).verb).toBe('refused');
  });
});

let own: Tenant;
let claim: number;
let appraisal: MadeAppraisal;

beforeAll(async () => {
  await loadCatalogue(PRICE_DATE);
  own = await makeTenant();
});

beforeEach(async () => {
  claim = await makeClaim(own);
  appraisal = await makeAppraisal(own, claim);
});

const attachments = () => `/client_reference/${claim}/appraisal/${appraisal.id}/attachments`;

async function upload(bytes: Buffer): Promise<void> {
  const form = formOf({ name: 'receipt.pdf', bytes });
  expect((await api('POST', attachments(), { key: own.key, form })).status).toBe(200);
  await workDue(readReceiptJob);
  await workAll();
}

async function result(): Promise<Record<string, unknown> | undefined> {
  const { body } = await api('GET', `/forensics/${claim}/results/all`, { key: own.key });
  return (body as { forensics_results: Record<string, Record<string, unknown>[]> })
    .forensics_results[appraisal.id]?.[0];
}

const statusOf = async (variant: string) =>
  (await api('GET', `${attachments()}/receipt.pdf?variant=${variant}`, { key: own.key })).status;

describe('a PDF with a scanned page', () => {
  it('has, once read, a verdict with its page, which is shown like a photo', async () => {
    await upload(await scanned(await drawnReceipt(), 1));
    expect(await result()).toMatchObject({ status: 'complete', page: 2, file_name: 'receipt.pdf' });
    expect((await result())?.engine_version).not.toBeNull();
    expect([await statusOf('preview'), await statusOf('thumbnail')]).toEqual([200, 200]);
  });

  it('can be examined again, and is deleted with all of its files', async () => {
    await upload(await scanned(await drawnReceipt()));
    const json = { appraisal_id: appraisal.id, file_name: 'receipt.pdf' };
    const again = await api('POST', `/forensics/${claim}/analyze`, { key: own.key, json });
    expect(again.status).toBe(200);
    await workAll();
    expect(await result()).toMatchObject({ status: 'complete', page: 1 });
    const [{ storage_key: key } = { storage_key: '' }] = await asOwner<{ storage_key: string }>(
      'SELECT storage_key FROM attachment WHERE row_id = $1',
      [appraisal.rowId],
    );
    const path = `${attachments()}/receipt.pdf`;
    expect((await api('DELETE', path, { key: own.key })).status).toBe(204);
    expect(await storage().get(`${key}/preview`)).toBeNull();
    expect(await result()).toBeUndefined();
  });
});

describe('a PDF without one', () => {
  it('has no verdict', async () => {
    await upload(await pdfReceipt());
    expect(await result()).toBeUndefined();
    expect(await statusOf('preview')).toBe(404);
  });
});
