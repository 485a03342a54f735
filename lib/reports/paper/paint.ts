import type { FontFile, Typefaces } from './fonts';
import { PAPER } from './look';
import type { BoxMark, Mark, RuleMark, TextMark } from './marks';
import type { Sheet } from './paginate';
import { runsOf } from './text';

/** The part of react-pdf's canvas painter (pdfkit's own methods) that is used. */
export interface Painter {
  font(font: FontFile['font'], key: string, size: number): Painter;
  fillColor(color: string): Painter;
  strokeColor(color: string): Painter;
  lineWidth(width: number): Painter;
  text(text: string, x: number, y: number, options: { lineBreak: false; baseline: 'alphabetic' }): Painter;
  moveTo(x: number, y: number): Painter;
  lineTo(x: number, y: number): Painter;
  rect(x: number, y: number, width: number, height: number): Painter;
  dash(length: number, options?: object): Painter;
  save(): Painter;
  restore(): Painter;
  stroke(): Painter;
  fill(): Painter;
}

const TEXT_OPTIONS = { lineBreak: false, baseline: 'alphabetic' } as const;

/** Puts one page's ink on it. Text that follows in the same colour does not set it again. */
export function paint(painter: Painter, sheet: Sheet, typefaces: Typefaces): null {
  let fill = '';
  for (const { block, y } of sheet) {
    const top = PAPER.top + y;
    for (const mark of block.marks) fill = paintMark(painter, mark, top, fill, typefaces);
  }
  return null;
}

function paintMark(painter: Painter, mark: Mark, top: number, fill: string, typefaces: Typefaces): string {
  switch (mark.kind) {
    case 'text':
      if (mark.color !== fill) painter.fillColor(mark.color);
      paintText(painter, mark, top, typefaces);
      return mark.color;
    case 'rule':
      paintRule(painter, mark, top);
      return fill;
    case 'box':
      paintBox(painter, mark, top);
      return fill;
  }
}

function paintText(painter: Painter, { text, weight, size, x, y }: TextMark, top: number, typefaces: Typefaces): void {
  for (const { file, text: part, offset } of runsOf(text, typefaces[weight])) {
    // Under its key a parsed font is found again; a path would be read and parsed at every call.
    painter.font(file.font, file.key, size).text(part, PAPER.left + x + (offset * size) / 1000, top + y, TEXT_OPTIONS);
  }
}

function paintRule(painter: Painter, { x, y, toX, toY, thickness, color }: RuleMark, top: number): void {
  painter.lineWidth(thickness).strokeColor(color).moveTo(PAPER.left + x, top + y).lineTo(PAPER.left + toX, top + toY).stroke();
}

function paintBox(painter: Painter, { x, y, width, height, stroke, fill }: BoxMark, top: number): void {
  const [left, upper] = [PAPER.left + x, top + y];
  painter.save();
  if (fill !== null) painter.fillColor(fill).rect(left, upper, width, height).fill();
  if (stroke !== null) {
    painter.lineWidth(stroke.thickness).strokeColor(stroke.color);
    if (stroke.dash !== undefined) painter.dash(stroke.dash);
    painter.rect(left, upper, width, height).stroke();
  }
  painter.restore();
}
