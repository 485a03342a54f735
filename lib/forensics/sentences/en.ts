import { file } from './en/file';
import { pixels } from './en/pixels';
import { reasons } from './en/reasons';

/**
 * All texts of the engine. A finding has a headline, what to do, innocent reasons and technical
 * details (dictionary.ts); its key begins with the detector's name. `{figure}` stands for a value
 * (figures.ts), `{figure|one|many}` for a count with its noun. Plain strings, so that a server can
 * send one language to a browser.
 */
export const en = {
  phrases: {
    'place.upper_left': 'in the upper left',
    'place.top': 'at the top',
    'place.upper_right': 'in the upper right',
    'place.left': 'on the left',
    'place.middle': 'in the middle',
    'place.right': 'on the right',
    'place.lower_left': 'in the lower left',
    'place.bottom': 'at the bottom',
    'place.lower_right': 'in the lower right',
    'place.whole': 'over most of the picture',
    no_signer: 'an unnamed signer',
    no_tool: 'not named',
  },
  findings: {
    'analysis.nothing_found': {
      headline: 'No clear sign of editing or AI was found. That does not rule it out.',
    },
    'analysis.no_edit_found': {
      headline: 'No clear sign of editing was found. AI origin was not checked.',
    },
    'analysis.few_checks': {
      headline: 'Inconclusive: most checks cannot be used on this picture.',
      advice: 'Ask for the original file, or for a new photo taken with a camera or phone.',
      details: 'Only {looked} of {checks} checks for edits could be used.',
    },
    'analysis.small': {
      headline: 'Inconclusive: the picture is too small.',
      advice: 'Ask for the original file; it is usually larger.',
      innocent: 'Messengers and websites shrink every picture.',
      details: 'Size: {size} pixels.',
    },
    'analysis.strongly_compressed': {
      headline: 'Inconclusive: the picture has lost too much detail.',
      advice: 'Ask for the original file.',
      innocent: 'Messengers and websites reduce the quality of every picture.',
      details: 'JPEG quality {quality}.',
    },
    'analysis.screenshot': {
      headline: 'Inconclusive: a screenshot has no camera traces to check.',
      advice: 'Ask for the original file.',
      innocent: 'People often share photos and receipts as screenshots.',
    },
    'analysis.drawing': {
      headline: 'Inconclusive: a drawing or graphic has no camera traces to check.',
      advice: 'Ask for a new photo of the item.',
      innocent: 'Shops and manufacturers show their products as drawings, too.',
    },
    'analysis.not_read': {
      headline: 'Inconclusive: the receipt could not be read.',
      advice: 'Read it yourself, or ask for a copy that can be opened.',
      innocent: 'It may need a password, be too large or damaged, or the service was busy.',
    },
    'analysis.copy': {
      headline:
        'No clear sign of editing was found. The file does not come straight from a camera.',
      innocent: 'Messengers and websites pass on copies, and copies lose traces.',
    },
    'analysis.weak_sign': {
      headline: 'Weak signs of a change {place}; the cause is usually harmless.',
      advice: 'If in doubt, ask for the original file.',
    },
    'analysis.weak_signs': {
      headline: 'Weak signs of a change; the cause is usually harmless.',
      advice: 'If in doubt, ask for the original file.',
    },
    'analysis.weak_signs_ai': {
      headline: 'Weak signs of AI; the cause is usually harmless.',
      advice: 'If in doubt, ask for the original file.',
    },
    ...file,
    ...pixels,
    ...reasons,
  },
} as const;
