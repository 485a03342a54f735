declare module 'heic-decode' {
  interface HeicPicture {
    width: number;
    height: number;
    decode(): Promise<{ width: number; height: number; data: Uint8ClampedArray }>;
  }
  const decode: { all(source: { buffer: Uint8Array }): Promise<HeicPicture[]> };
  export default decode;
}
