/** An answer that the database has already written as JSON: it goes out as it is. */
export class JsonText {
  constructor(
    readonly text: string,
    /** Names what the text was made from: the same tag, the same answer. */
    readonly etag: string,
    readonly nextCursor: string | null = null,
  ) {}
}
