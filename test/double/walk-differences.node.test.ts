import { expect } from 'chai';
import { readFileSync } from 'node:fs';
import { differences } from '../walk/turnout-server.js';

const page = readFileSync(new URL('../../docs/gate-before-a-service.md', import.meta.url), 'utf8');
const subjects = Array.from(page.split('## What differs')[1]!.matchAll(/^\| ([^|]+?) +\|/gm), ([, subject]) => subject);

describe('the walks before a hosted service', () => {
  it('leave out nothing but what differs by the table of the page', () => {
    expect(subjects).to.include.members(Object.values(differences));
  });
});
