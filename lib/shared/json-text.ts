/** An answer that is JSON text already, with the tag of what it was made from. */
export class JsonText {
  constructor(
    readonly text: string,
    /** Names what the text was made from: the same tag, the same answer. */
    readonly etag: string,
    readonly nextCursor: string | null = null,
  ) {}
}
