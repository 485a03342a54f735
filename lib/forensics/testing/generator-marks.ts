/** Inserts an XMP packet (XMP specification part 3, 1.1.3) into a JPEG, after SOI. */
export function withJpegXmp(jpeg: Uint8Array, packet: string): Uint8Array {
  const body = Buffer.from(`http://ns.adobe.com/xap/1.0/\0${packet}`, 'utf8');
  const marker = Buffer.alloc(4);
  marker.writeUInt16BE(0xffe1, 0);
  marker.writeUInt16BE(body.length + 2, 2);
  return Buffer.concat([jpeg.subarray(0, 2), marker, body, jpeg.subarray(2)]);
}

/**
 * IPTC's value for a picture made entirely by a trained model (Photo Metadata Standard, Digital
 * Source Type).
 */
export const TRAINED_MODEL_XMP = `<?xpacket begin="\ufeff" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
<rdf:Description rdf:about="" xmlns:Iptc4xmpExt="http://iptc.org/std/Iptc4xmpExt/2008-02-29/"
 Iptc4xmpExt:DigitalSourceType="http://cv.iptc.org/newscodes/digitalsourcetype/trainedAlgorithmicMedia"/>
</rdf:RDF></x:xmpmeta><?xpacket end="w"?>`;
