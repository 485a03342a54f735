import { expect, test } from 'vitest';
import { returnPathOf } from './return-path';

test('a path of this origin is returned with its query', () => {
  expect(returnPathOf('/claims/7?appraisal=3&picture=a%20b.jpg')).toBe(
    '/claims/7?appraisal=3&picture=a%20b.jpg',
  );
});

test.each([
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  'https://evil.example',
  'javascript:alert(1)',
  '',
  null,
  undefined,
])('nobody is sent elsewhere by %j', (address) => {
  expect(returnPathOf(address)).toBe('/claims');
});
