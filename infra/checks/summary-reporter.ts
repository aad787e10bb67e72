import type { Reporter, TestModule } from 'vitest/node';

/** Ends the run's output with one plain line, `N passed, N failed`, after the names of skipped tests. */
export default class SummaryReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly unknown[]): void {
    const tests = modules.flatMap(module => [...module.children.allTests()]);
    const inState = (state: string) => tests.filter(test => test.result().state === state);
    for (const test of inState('skipped')) process.stdout.write(`NOT RUN: ${test.fullName}\n`);
    // A file or a group that failed before its tests could run counts as one more.
    const groups = modules.flatMap(module => [module, ...module.children.allSuites()]);
    const broken = groups.filter(group => group.errors().length > 0);
    const failed = inState('failed').length + broken.length + errors.length;
    // Written at the exit, after the other reporters' closing lines.
    process.once('exit', () => process.stdout.write(`${inState('passed').length} passed, ${failed} failed\n`));
  }
}
