import { expect, it } from 'vitest';
import type { StatusSettings } from '@/lib/client/settings/client-settings';
import {
  consequencesOf,
  graphOf,
  isChanged,
  moved,
  sentOf,
  textOf,
  toggled,
  wrongNames,
} from './form';

const settings: StatusSettings = {
  statuses: [
    { id: 1, name: 'Open', standard_name: 'Open', in_use: true },
    { id: 2, name: 'Approved', standard_name: 'Accepted', in_use: false },
  ],
  unused: [{ id: 3, name: 'Rejected' }],
  transitions: [{ from_id: 1, to_id: 2 }],
  unreachable: [],
  revision: 4,
};
const text = textOf(settings, {});

it("what was read is no change, and a standard name is sent as none of one's own", () => {
  expect(isChanged(text, settings)).toBe(false);
  expect(sentOf(text)).toEqual({
    statuses: [
      { id: 1, name: null },
      { id: 2, name: 'Approved' },
    ],
    transitions: [{ from_id: 1, to_id: 2 }],
  });
});

it('a tick taken and given again is no change; another order of the statuses is one', () => {
  const twice = toggled(toggled([...text.transitions, { from_id: 2, to_id: 1 }], 1, 2), 1, 2);
  expect(isChanged({ ...text, transitions: toggled(twice, 2, 1) }, settings)).toBe(false);
  expect(isChanged({ ...text, statuses: moved(text.statuses, 0, 1) }, settings)).toBe(true);
  expect(moved(text.statuses, 1, 1)).toBe(text.statuses);
});

it("standard names stand in the words of the page, and are none of one's own there either", () => {
  const german = textOf(settings, {
    Open: 'Offen',
    Accepted: 'Angenommen',
    Rejected: 'Abgelehnt',
    Approved: 'Zugesagt',
  });
  expect(german.statuses.map(({ name, standard }) => [name, standard])).toEqual([
    ['Offen', 'Offen'],
    ['Approved', 'Angenommen'],
  ]);
  expect(german.unused).toEqual([{ id: 3, name: 'Abgelehnt' }]);
  expect(isChanged(german, settings)).toBe(false);
});

it('ticks of a status that was removed are not sent, and all of them are none while anything may follow', () => {
  expect(graphOf({ ...text, statuses: text.statuses.slice(0, 1) })).toEqual([]);
  expect(graphOf({ ...text, isFree: true })).toBeNull();
});

const named = (name: string) =>
  wrongNames({
    ...text,
    statuses: text.statuses.map((one) => (one.id === 2 ? { ...one, name } : one)),
  }).get(2);

it("a name that is missing or another's is found, in whatever case and form", () => {
  expect([named(' '), named(' oPEN'), named('ＯＰＥＮ'), named('Opened')]).toEqual([
    'missing',
    'twice',
    'twice',
    undefined,
  ]);
});

it('a status that nothing follows is an end where something leads to it; where nothing does, those that have it now are stuck', () => {
  expect(consequencesOf(text)).toEqual({ lost: [], ends: ['Approved'], stuck: [] });
  const used = { id: 4, name: 'Closed', standard: 'Closed', isUsed: true };
  const more = {
    ...text,
    statuses: [...text.statuses, used, { ...used, id: 5, name: 'Paid', isUsed: false }],
  };
  expect(consequencesOf(more)).toEqual({
    lost: ['Closed', 'Paid'],
    ends: ['Approved'],
    stuck: ['Closed'],
  });
  expect(
    consequencesOf({ ...more, transitions: [...more.transitions, { from_id: 4, to_id: 2 }] }),
  ).toMatchObject({ lost: ['Closed', 'Paid'], stuck: [] });
  expect(consequencesOf({ ...more, isFree: true })).toEqual({ lost: [], ends: [], stuck: [] });
});
