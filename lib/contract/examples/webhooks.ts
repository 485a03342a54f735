export const endpointExample = {
  webhook_endpoint_id: 50011,
  url: 'https://claims.example.org/hooks/valuation',
  description: 'The core system',
  event_types: ['forensics.completed', 'forensics.failed', 'report.created'],
  enabled: true,
  disable_reason: null,
  old_secret_expire_time: null,
  create_time: '2026-03-10T09:14:03.512Z',
  update_time: '2026-03-10T09:14:03.512Z',
};

export const newEndpointExample = {
  url: 'https://claims.example.org/hooks/valuation',
  description: 'The core system',
  event_types: [
    'forensics.completed' as const,
    'forensics.failed' as const,
    'report.created' as const,
  ],
};

export const secretExample = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSwMfKQ9r8GKYo=';

export const deliveryExample = {
  delivery_id: 50044,
  webhook_endpoint_id: 50011,
  message_id: 'msg_6f1c2a34-9d0e-4b57-8a6c-2f4d1e9b7c05',
  type: 'report.created',
  status: 'delivered' as const,
  try_count: 2,
  answer_status: 204,
  next_try_time: null,
  deliver_time: '2026-03-10T09:20:16.802Z',
  create_time: '2026-03-10T09:20:10.117Z',
};

export const pendingExample = {
  ...deliveryExample,
  type: 'webhook.test',
  status: 'pending' as const,
  try_count: 0,
  answer_status: null,
  next_try_time: '2026-03-10T09:20:10.117Z',
  deliver_time: null,
};

export const messageExample = {
  type: 'report.created' as const,
  timestamp: '2026-03-10T09:20:10.104Z',
  data: {
    client_id: 7,
    client_reference_id: 48213,
    report_id: 50040,
    appraisal_ids: [48215],
    language: 'da',
    sha256: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
    size: 182_044,
    claim_totals: {
      as_of: '2026-03-10T09:20:10.117Z',
      currency: 'DKK',
      replacement_cost_value: 96_420,
      actual_cash_value: 74_557.7,
      net_claim: 73_057.7,
      line_count: 12,
      lines_counted: 9,
      lines_excluded: 1,
      lines_not_valued: 2,
      claimed_not_valued: 14_300,
    },
  },
};

export const triesExample = [
  {
    number: 1,
    start_time: '2026-03-10T09:20:10.310Z',
    duration_ms: 34,
    answer_status: 503,
    answer_body: 'Service Unavailable',
    error: null,
    error_cause: null,
  },
  {
    number: 2,
    start_time: '2026-03-10T09:20:16.690Z',
    duration_ms: 112,
    answer_status: 204,
    answer_body: '',
    error: null,
    error_cause: null,
  },
];
