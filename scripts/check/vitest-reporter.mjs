/**
 * Reports what the tally needs of a vitest run, including failures outside any test: a file, a hook
 * after the last test, a worker.
 */
import { writeFileSync } from 'node:fs';

const wordsOf = (errors) => errors.map((error) => error.message ?? String(error)).join('\n');

/** Writes `{ passed, failures: [{ name, message }] }` to the file that VITEST_REPORT_FILE names. */
export default class TallyReporter {
  onTestRunEnd(modules, unhandledErrors) {
    const tests = modules.flatMap((module) =>
      [...module.children.allTests()].map((test) => ({ test, file: module.relativeModuleId })),
    );
    const failures = [
      ...tests
        .filter(({ test }) => test.result().state === 'failed')
        .map(({ test, file }) => ({
          name: `${file} › ${test.fullName}`,
          message: wordsOf(test.result().errors),
        })),
      ...modules
        .flatMap((module) =>
          [module, ...module.children.allSuites()].map((part) => ({
            part,
            file: module.relativeModuleId,
          })),
        )
        .filter(({ part }) => part.errors().length > 0)
        .map(({ part, file }) => ({
          name: `${file} › outside of its tests`,
          message: wordsOf(part.errors()),
        })),
      ...unhandledErrors.map((error) => ({
        name: 'outside of any file',
        message: error.stack ?? wordsOf([error]),
      })),
    ];
    const passed = tests.filter(({ test }) => test.result().state === 'passed').length;
    writeFileSync(process.env['VITEST_REPORT_FILE'], JSON.stringify({ passed, failures }));
  }
}
