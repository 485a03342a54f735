export const userExample = {
  user_id: 20417,
  email: 'maja.holm@nordlys.example',
  name: 'Maja Holm',
  role: 'lead' as const,
  state: 'active' as const,
  revision: 3,
  create_time: '2026-03-10T08:00:00.000Z',
};

export const invitationExample = {
  invitation_id: 20431,
  email: 'ola.berg@nordlys.example',
  name: 'Ola Berg',
  role: 'handler' as const,
  state: 'open' as const,
  create_time: '2026-03-10T09:14:03.512Z',
  created_by: 'user:maja.holm@nordlys.example',
  expire_time: '2026-03-17T09:14:03.512Z',
};

export const linkExample = 'https://valuation.example/invitation#<43 characters, shown once>';
