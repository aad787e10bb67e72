import type { Reporter, TestModule } from 'vitest/node';

/** Ends the run with one plain line, `N passed, N failed`; what was skipped is named before it. */
export default class SummaryReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly unknown[]): void {
    const tests = modules.flatMap(module => [...module.children.allTests()]);
    const inState = (state: string) => tests.filter(test => test.result().state === state);
    for (const test of inState('skipped')) process.stdout.write(`NOT RUN: ${test.fullName}\n`);
    const brokenFiles = modules.filter(module => module.state() === 'failed' && module.errors().length > 0);
    const failed = inState('failed').length + brokenFiles.length + errors.length;
    // After the other reporters' own closing lines.
    process.once('exit', () => process.stdout.write(`${inState('passed').length} passed, ${failed} failed\n`));
  }
}
