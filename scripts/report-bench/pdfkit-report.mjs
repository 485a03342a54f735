// The cost of the same ink with pdfkit alone: the same texts at the same positions, pictures, lines
// and links, without measuring text or breaking pages. A lower bound for any report written with
// that library.
import { PDFDocument } from 'pdfkit';

/** @returns {Promise<Buffer>} */
export function pdfkitReport({ sheets, footer }, typefaces, paper) {
  const document = new PDFDocument({ size: 'A4', margin: 0, autoFirstPage: false });
  const chunks = [];
  document.on('data', (chunk) => chunks.push(chunk));
  const done = new Promise((resolve) => document.on('end', () => resolve(Buffer.concat(chunks))));
  for (const [
    weight,
    {
      files: [latin],
    },
  ] of Object.entries(typefaces))
    document.registerFont(weight, latin.font);
  for (const [index, sheet] of sheets.entries()) {
    document.addPage();
    const placed = [
      ...sheet,
      { block: footer(index + 1, sheets.length), y: paper.height - paper.top - 40 },
    ];
    for (const { block, y } of placed) draw(document, block, paper.left, paper.top + y);
  }
  document.end();
  return done;
}

function draw(document, block, left, top) {
  for (const { x, y, width, height, jpeg } of block.pictures)
    document.image(jpeg, left + x, top + y, { width, height });
  for (const mark of block.marks) {
    if (mark.kind === 'text') {
      document.font(mark.weight, mark.size).fillColor(mark.color);
      document.text(mark.text, left + mark.x, top + mark.y, {
        lineBreak: false,
        baseline: 'alphabetic',
      });
    } else if (mark.kind === 'rule') {
      document
        .lineWidth(mark.thickness)
        .strokeColor(mark.color)
        .moveTo(left + mark.x, top + mark.y)
        .lineTo(left + mark.toX, top + mark.toY)
        .stroke();
    } else {
      document.rect(left + mark.x, top + mark.y, mark.width, mark.height);
      if (mark.fill !== null) document.fill(mark.fill);
      else document.lineWidth(mark.stroke.thickness).stroke(mark.stroke.color);
    }
  }
  for (const { x, y, width, height, href } of block.links)
    document.link(left + x, top + y, width, height, href);
}
