/** An answer whose text is at hand: whoever writes it to a socket need not read it back through a stream. */
export class TextResponse extends Response {
  constructor(
    readonly whole: string,
    init: ResponseInit,
  ) {
    super(whole, init);
  }
}
