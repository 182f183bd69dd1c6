import { expect } from 'chai';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openapiOf } from '../../../src/backend/openapi/index.js';

describe('a linter of OpenAPI documents', () => {
  it('finds nothing to complain of', () => {
    const folder = mkdtempSync(join(tmpdir(), 'turnout-openapi-'));
    const file = join(folder, 'openapi.json');
    writeFileSync(file, JSON.stringify(openapiOf({ base_url: 'https://turnout.example.org/api' })));
    const { status, stderr } = spawnSync('node_modules/.bin/redocly', ['lint', '--format', 'stylish', file], {
      encoding: 'utf8',
      // it asks nobody and tells nobody
      env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
    });
    rmSync(folder, { recursive: true });
    expect([status, /(\d+) (errors?|warnings?)/.exec(stderr)?.[0]]).to.deep.equal([0, undefined]);
  });
});
