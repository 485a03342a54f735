/** A response that is already serialized, with the ETag of its source data. */
export class JsonText {
  constructor(
    readonly text: string,
    /** Identifies the source data: equal tags mean equal responses. */
    readonly etag: string,
    readonly nextCursor: string | null = null,
  ) {}
}
