/** Reasons to look that are no sign of editing; the engine itself does not find them. */
export const reasons = {
  'reason.same_file': {
    headline: 'The same file is in another claim.',
    advice: 'Compare the two claims: items, dates and policyholders.',
    innocent:
      'A claim entered twice, a shared household or a standard document explains that, too.',
    details: 'Both files have the same content (SHA-256).',
  },
  'reason.same_picture': {
    headline: 'The same or nearly the same picture is in another claim.',
    advice: 'Compare the two claims: items, dates and policyholders.',
    innocent:
      'A claim entered twice, a shared household or a picture from a shop explains that, too.',
    details:
      'Compared by what they show; size, compression, a turn, mirroring and a small crop may differ.',
  },
  'reason.same_receipt': {
    headline: 'The same receipt is in another claim.',
    advice: 'Compare the two claims: items, dates and policyholders.',
    innocent:
      'A claim entered twice, a shared household or several items on one receipt explain that, too.',
    details:
      'The pictures or the texts are the same, and so are the total and the date or shop that were read.',
  },
  'reason.taken_before_purchase': {
    headline: 'The photo was taken long before the stated purchase.',
    advice: 'Check the date of purchase against the receipt.',
    innocent:
      'A wrong camera clock, a photo of a previous owner or an estimated date explains that, too.',
    details: 'Camera date: {taken}.',
  },
  'reason.receipt_total': {
    headline: 'The total on the receipt differs from the claimed amount.',
    advice: 'Correct the claimed amount, or ask the policyholder about it.',
    innocent: 'A discount, a deposit or several items on one receipt explain that, too.',
    details: 'The claimed amount stands nowhere on the receipt, alone or per piece.',
  },
  'reason.receipt_date': {
    headline: 'The date on the receipt differs from the stated purchase.',
    advice: 'Correct the date of purchase, or ask the policyholder about it.',
    innocent: 'An estimated date, an order date or a copy of the receipt explain that, too.',
    details: 'The stated date stands nowhere on the receipt.',
  },
  'reason.serial_number': {
    headline: 'The serial number is also in another claim.',
    advice: 'Compare the two claims, and the number on the item.',
    innocent: 'A claim entered twice, a second-hand purchase or a model number explains that, too.',
    details: 'Compared without spaces and punctuation: {serial}.',
  },
  'reason.imei': {
    headline: 'The IMEI is also in another claim.',
    advice: 'Compare the two claims, and the number on the device.',
    innocent: 'A claim entered twice or a second-hand purchase explains that, too.',
    details: 'IMEI with a valid check digit: {serial}.',
  },
} as const;
