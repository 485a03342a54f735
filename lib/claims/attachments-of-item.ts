import type {
  Attachment,
  ForensicsVerdict,
  Prisma,
} from '@/lib/platform/database/generated/client';

export const WITH_ATTACHMENTS = {
  attachments: {
    include: { verdict: { select: { status: true } } },
    orderBy: [{ position: 'asc' }, { fileName: 'asc' }],
  },
} as const satisfies Prisma.ClaimedItemInclude;

type File = Attachment & { readonly verdict: Pick<ForensicsVerdict, 'status'> | null };

/** The files of an item, as the API returns them. `basePath` is `<origin>/api` or `/api`. */
export const attachmentsOfItem = (files: readonly File[], basePath: string) => ({
  attachments: files.map(({ fileName }) => fileName),
  attachment_details: files.map((file) => ({
    name: file.fileName,
    url: `${basePath}/client_reference/${file.clientReferenceId}/claimed_item/${file.rowId}/attachments/${encodeURIComponent(file.fileName)}?client_id=${file.clientId}`,
    type: file.mediaType,
    size: file.sizeBytes,
    sha256: file.sha256,
    width: file.widthPx,
    height: file.heightPx,
    forensics_status: file.verdict?.status ?? null,
  })),
});
