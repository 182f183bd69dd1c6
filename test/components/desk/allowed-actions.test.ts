import { expect } from 'chai';
import { allowedActions } from '../../../src/components/desk/allowed-actions.js';
import { deskActions } from '../../../src/model/desk.js';
import type { RegistrationState } from '../../../src/model/own-registration.js';

const all = { actions: [...deskActions] };
const inState = (state: RegistrationState | null) => allowedActions(all, { state });

describe('the actions on a registration', () => {
  it('follow its state', () => {
    expect(inState('registered')).to.deep.equal(['cancel']);
    expect(inState('waiting')).to.deep.equal(['offer', 'promote', 'cancel']);
    expect(inState('offered')).to.deep.equal(['promote', 'cancel']);
    expect(inState('lapsed')).to.deep.equal(['offer', 'promote', 'cancel']);
    expect(inState('applied')).to.deep.equal(['accept', 'decline']);
    for (const state of ['accepted', 'declined', 'cancelled', null] as const) expect(inState(state)).to.deep.equal([]);
  });

  it('are those that the organiser may do, and no other', () => {
    for (const state of ['registered', 'waiting', 'applied'] as const)
      expect(allowedActions({ actions: [] }, { state })).to.deep.equal([]);
    expect(allowedActions({ actions: ['cancel'] }, { state: 'waiting' })).to.deep.equal(['cancel']);
  });
});
