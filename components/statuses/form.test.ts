import { expect, it } from 'vitest';
import type { StatusSettings } from '@/lib/client/settings/client-settings';
import {
  addedStatus,
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
    {
      id: 1,
      name: 'Open',
      standard_name: 'Open',
      in_use: true,
      counts: true,
      standard_counts: true,
    },
    {
      id: 2,
      name: 'Approved',
      standard_name: 'Accepted',
      in_use: false,
      counts: false,
      standard_counts: true,
    },
  ],
  unused: [{ id: 3, name: 'Rejected', standard_counts: false }],
  transitions: [{ from_id: 1, to_id: 2 }],
  unreachable: [],
  revision: 4,
};
const text = textOf(settings, {});

it('unedited settings are unchanged, and a standard name is sent as null', () => {
  expect(isChanged(text, settings)).toBe(false);
  expect(sentOf(text)).toEqual({
    statuses: [
      { id: 1, name: null, counts: null },
      { id: 2, name: 'Approved', counts: false },
    ],
    transitions: [{ from_id: 1, to_id: 2 }],
  });
});

it('ticking a transition twice is no change, but reordering statuses is', () => {
  const twice = toggled(toggled([...text.transitions, { from_id: 2, to_id: 1 }], 1, 2), 1, 2);
  expect(isChanged({ ...text, transitions: toggled(twice, 2, 1) }, settings)).toBe(false);
  expect(isChanged({ ...text, statuses: moved(text.statuses, 0, 1) }, settings)).toBe(true);
  expect(moved(text.statuses, 1, 1)).toBe(text.statuses);
});

it('standard names are shown in the language of the page and still count as unchanged', () => {
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
  expect(german.unused).toEqual([{ id: 3, name: 'Abgelehnt', standardCounts: false }]);
  expect(isChanged(german, settings)).toBe(false);
});

it('a status switched back to its standard is no change, and one that is added counts as standard', () => {
  const switched = (counts: boolean) => ({
    ...text,
    statuses: text.statuses.map((one) => (one.id === 1 ? { ...one, counts } : one)),
  });
  expect([isChanged(switched(false), settings), isChanged(switched(true), settings)]).toEqual([
    true,
    false,
  ]);
  const [rejected] = text.unused;
  if (!rejected) throw new Error('no unused status');
  expect(addedStatus(rejected)).toMatchObject({ id: 3, name: 'Rejected', counts: false });
});

it('transitions of a removed status are not sent, and without restrictions none are', () => {
  expect(graphOf({ ...text, statuses: text.statuses.slice(0, 1) })).toEqual([]);
  expect(graphOf({ ...text, isFree: true })).toBeNull();
});

const named = (name: string) =>
  wrongNames({
    ...text,
    statuses: text.statuses.map((one) => (one.id === 2 ? { ...one, name } : one)),
  }).get(2);

it('a missing or duplicate name is found, regardless of case and Unicode form', () => {
  expect([named(' '), named(' oPEN'), named('ＯＰＥＮ'), named('Opened')]).toEqual([
    'missing',
    'twice',
    'twice',
    undefined,
  ]);
});

it('a status without successors is an end if reachable; otherwise appraisals already in it are stuck', () => {
  expect(consequencesOf(text)).toEqual({ lost: [], ends: ['Approved'], stuck: [] });
  const used = {
    id: 4,
    name: 'Closed',
    standard: 'Closed',
    isUsed: true,
    counts: true,
    standardCounts: true,
  };
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
