/** The portal's calls as one story: a claim of two items is sent, answered and handed in. */
const LINK = 'https://valuation.example/portal#q1pYc5Vb0nXk3wZt7RfLhS9uJd2mEoAaGiHyTzQxB4U';

const television = {
  display_id: 1, row_id: 90114, location_id: '', location: 'Living room', quantity: 1, description: 'Samsung QE65S95D OLED 65"', condition: 3,
  cost: 13499, total: 13499, age: '2 years, 4 months', notes: '', files: ['tv_front.jpg', 'receipt.pdf'],
  create_time: '2026-03-10 09:08:07', update_time: '2026-03-10 09:08:07', pid: 20,
};

const headphones = {
  ...television, display_id: 2, row_id: 90115, description: 'Sony WH-1000XM5 black', cost: 2499, total: 4998, quantity: 2, condition: 0, age: 'less than a month', files: [], pid: 28,
};

export const sendBody = { language: 'en' as const, expires_in_days: 14, message: 'Please check these items.' };

export const sendReply = {
  client_reference_id: 90112, sent_result: [television, headphones], link: LINK, skipped: [{ appraisal_id: 91207, reason: 'already_answered' as const }],
};

export const accessExample = {
  client_reference_id: 90112, client_reference: '2026-004417', link: LINK, access_pin: '481516', link_status: 'active' as const, expire_time: '2026-03-24T09:08:07.000Z',
  revoke_time: null, first_open_time: '2026-03-10T17:20:00.000Z', submit_time: null, pin_tries_left: 5, language: 'en' as const, message: 'Please check these items.', item_count: 2, answered_count: 1,
};

const disagreement = {
  answer: 'disagreed' as const, reason: 'It was bought a year later.', description: null, quantity: null, condition: null, age: null, date_purchase: null, notes: null,
};

export const answersExample = {
  client_reference_id: 90112, link_status: 'active' as const, submit_time: null, comment: '',
  items: [
    { appraisal_id: 90113, sent: television, answer: disagreement, answer_time: '2026-03-10T17:24:30.000Z', added_files: ['receipt.pdf'] },
    { appraisal_id: 90116, sent: headphones, answer: null, answer_time: null, added_files: [] },
  ],
};

export const customerItemExample = {
  row_id: 90114, display_id: 1, location: 'Living room', description: 'Samsung QE65S95D OLED 65"', quantity: 1, condition: 3, age: '2 years, 4 months', date_purchase: '2023-10-20', notes: '',
  cost: 13499, total: 13499, actual_cash_value: 10799.2, files: ['tv_front.jpg', 'receipt.pdf'], answer: disagreement, answer_time: '2026-03-10T17:24:30.000Z',
};

export const customerPortalExample = {
  insurer: 'Nordisk Forsikring', client_reference: '2026-004417', policyholder_name: 'Maja Holm', date_damage: '2026-03-02', language: 'en' as const, message: 'Please check these items.',
  link_status: 'active' as const, expire_time: '2026-03-24T09:08:07.000Z', submit_time: null, comment: '', version: 1, items: [customerItemExample],
  totals: { replacement_cost_value: 13499, depreciation: 2699.8, actual_cash_value: 10799.2, item_count: 1, answered_count: 1, currency: 'DKK' },
};

export const answerBody = { version: 1, answer: 'disagreed' as const, reason: 'It was bought a year later.' };

export const submitBody = { version: 1, everything_is_correct: true, comment: 'Thank you.' };

export const submittedExample = { ...customerPortalExample, link_status: 'submitted' as const, submit_time: '2026-03-10T17:30:00.000Z', comment: 'Thank you.' };
