import { afterEach } from 'vitest';

/** Nobody reads the output of a passing test, so console.error fails the test that caused it. */
const errors: unknown[][] = [];
console.error = (...words: unknown[]) => {
  errors.push(words);
};

afterEach(() => {
  const [first] = errors.splice(0);
  if (first) throw new Error(`console.error was called: ${first.map(String).join(' ')}`);
});
