import { afterEach } from 'vitest';

/** Nobody reads what a passing test prints: an error that goes to the console fails the test that caused it. */
const errors: unknown[][] = [];
console.error = (...words: unknown[]) => {
  errors.push(words);
};

afterEach(() => {
  const [first] = errors.splice(0);
  if (first) throw new Error(`console.error was called: ${first.map(String).join(' ')}`);
});
