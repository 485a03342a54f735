import type { Minor } from '@/lib/shared/money';

/** A line of a receipt, from its text layer or from text recognition. */
export interface TextLine {
  readonly text: string;
  /** 0 to 100; 100 for a text layer. */
  readonly confidence: number;
  /** Height of the line in any unit, the same for all lines of a receipt. */
  readonly height: number;
}

/** No digit of a text layer is misread. */
export const TEXT_LAYER_CONFIDENCE = 100;

/**
 * `certain`: the receipt leaves no doubt, because it states the value twice or has a text layer;
 * `agreed`: two readings have it, which may have misread the same digit; `read`: printed clearly as
 * such; `guess`: badly read, implausible, or found without a label.
 */
export type Certainty = 'certain' | 'agreed' | 'read' | 'guess';

export interface ReadValue<T> {
  readonly value: T;
  readonly certainty: Certainty;
}

/** What a receipt states. Values that were not found are null. */
export interface ReceiptFields {
  readonly shop: string | null;
  /** `YYYY-MM-DD`. */
  readonly date: ReadValue<string> | null;
  readonly total: ReadValue<Minor> | null;
  /** ISO 4217. */
  readonly currency: string | null;
  /** All dates and amounts on the receipt, each once, for the comparison with the claim. */
  readonly dates: readonly string[];
  readonly amounts: readonly Minor[];
}

/** What helps to read a receipt. */
export interface ReceiptContext {
  /** Currency of the claim, which decides what `kr` means. */
  readonly currency: string;
  /** The day of the examination, `YYYY-MM-DD`: no receipt is of a later day. */
  readonly today: string;
}
