// A reporter beside the list: the names of the tests that passed only when they were tried again, one a line, in
// target/flaky.txt. `cargo xtask test` names them in its last line.

import { writeFileSync } from 'node:fs';

export default class {
  onBegin(_config, suite) {
    this.suite = suite;
  }
  onEnd() {
    const flaky = this.suite.allTests().filter((test) => test.outcome() === 'flaky');
    writeFileSync(new URL('../../target/flaky.txt', import.meta.url), flaky.map(({ title }) => `${title}\n`).join(''));
  }
}
