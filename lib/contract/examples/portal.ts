export const portalItemExample = {
  display_id: 1,
  row_id: 66102,
  location_id: '',
  location: '',
  quantity: 1,
  description: 'Apple iPhone 13 128 GB',
  condition: 3,
  cost: 7499,
  total: 7499,
  age: '2 years 3 months',
  notes: '',
  files: ['phone-front.jpg'],
  create_time: '2026-03-11 10:02:44',
  update_time: '2026-03-11 10:02:44',
  pid: 10412,
};

export const linkExample = 'https://claims.example/portal#<token>';

export const accessExample = {
  client_reference_id: 48213,
  client_reference: '2026-03-4711',
  link: linkExample,
  access_pin: '481516',
  link_status: 'active' as const,
  expire_time: '2026-04-10T10:02:44.120Z',
  revoke_time: null,
  first_open_time: null,
  submit_time: null,
  reopen_time: null,
  new_link_request_time: null,
  pin_tries_left: 5,
  language: 'da' as const,
  message: 'Please look through the items and tell us whether they are right.',
  item_count: 1,
  answered_count: 0,
  is_mail_set_up: true,
  mail: {
    mail_to: 'karen@example.com', status: 'sent' as const, create_time: '2026-03-11T10:02:44.120Z', send_time: '2026-03-11T10:02:45.310Z',
    try_count: 1, next_try_time: null, failure: null, answer: '250 OK: message queued',
  },
  letter: { subject: 'Nordlys Forsikring: tjek genstandene i din skade 2026-03-4711', text: `Hej Karen Jensen\n\n…\n\n${linkExample}\n` },
};

export const answerExample = {
  answer: 'corrected' as const, reason: null, description: null, quantity: null, condition: null, age: null, date_purchase: '2023-11-24', notes: null,
};

export const answeredItemExample = {
  appraisal_id: 91207, sent: portalItemExample, answer: answerExample, answer_time: '2026-03-12T18:20:09.004Z', added_files: [], decisions: {},
};

export const customerItemExample = {
  row_id: 66102,
  display_id: 1,
  location: '',
  description: 'Apple iPhone 13 128 GB',
  quantity: 1,
  condition: 3,
  age: '2 years 3 months',
  date_purchase: null,
  notes: '',
  cost: 7499,
  total: 7499,
  actual_cash_value: 5249.5,
  files: ['phone-front.jpg'],
  answer: answerExample,
  answer_time: '2026-03-12T18:20:09.004Z',
};

export const customerPortalExample = {
  insurer: 'Nordlys Forsikring',
  client_reference: '2026-03-4711',
  policyholder_name: 'Karen Jensen',
  date_damage: '2026-03-02',
  language: 'da' as const,
  message: accessExample.message,
  link_status: 'active' as const,
  expire_time: '2026-04-10T10:02:44.120Z',
  submit_time: null,
  reopen_time: null,
  comment: '',
  version: 1,
  items: [customerItemExample],
  totals: { replacement_cost_value: 7499, depreciation: 2249.5, actual_cash_value: 5249.5, item_count: 1, answered_count: 1, currency: 'DKK' },
};
