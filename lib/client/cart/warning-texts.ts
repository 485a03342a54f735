import type { Appraisal } from '@/lib/contract/appraisals';
import { faultMessage, loadFaultMessages } from '../api/fault-messages';

type Warning = Appraisal['warning_details'][number];

const OK = 200;

/** The warnings in the language of the desk; in English those of a newer service. */
export async function warningTexts(warnings: readonly Warning[]): Promise<string[]> {
  if (warnings.length === 0) return [];
  await loadFaultMessages();
  return warnings.map((one) => faultMessage(OK, [one]) ?? one.text);
}
