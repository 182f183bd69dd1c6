// Notes which test is under way where `TURNOUT_TEST_UNDER_WAY` says: one that keeps its process busy can tell nobody itself.
import { writeFileSync } from 'node:fs';

const file = process.env.TURNOUT_TEST_UNDER_WAY;

export const mochaHooks = file
  ? {
      beforeEach() {
        writeFileSync(file, this.currentTest.fullTitle());
      },
    }
  : {};
