/** An answer whose text is at hand: whoever writes it to a socket need not read it back through a stream. */
export class TextResponse extends Response {
  constructor(
    readonly content: string,
    init: ResponseInit,
  ) {
    super(content, init);
  }
}
