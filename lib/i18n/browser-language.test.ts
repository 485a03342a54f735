import { expect, it } from 'vitest';
import { browserLanguage } from './browser-language';

it.each([
  [null, null],
  ['', null],
  ['fr-FR,fr;q=0.9', null],
  ['da', 'da'],
  ['fi-FI,fi;q=0.9,en;q=0.8', 'fi'],
  ['fr,sv;q=0.5,de;q=0.7', 'de'],
  ['no', 'nb'],
  ['nn-NO,en;q=0.5', 'nb'],
  ['de;q=0,sv;q=0.1', 'sv'],
  ['*', null],
  [';;;q=x,,', null],
])('a browser that requests %s gets %s', (header, language) => {
  expect(browserLanguage(header)).toBe(language);
});
