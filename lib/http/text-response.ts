/**
 * A response that exposes its body as a string, so that a plain HTTP server can write it without
 * reading a stream.
 */
export class TextResponse extends Response {
  constructor(
    readonly content: string,
    init: ResponseInit,
  ) {
    super(content, init);
  }
}
