import { newEngine } from '#test-engine';
import { expect } from 'chai';
import { openStore } from '../../../src/backend/store/index.js';
import {
  applyWorkspace,
  formatChange,
  readGateFile,
  readWorkspaceFile,
  WorkspaceFileError,
} from '../../../src/backend/workspace/index.js';
import { faultsOf } from '../../support/workspace-faults.js';

const club = (...organisers: string[]) => `workspace: { slug: club, name: Club }
organisers:
${organisers.map((one) => `  - { ${one} }\n`).join('')}
lists: [{ type: member, name: Members }]
events:
  - slug: camp
    title: Camp
    start_date: 2027-07-24
    columns: [{ external_id: allergies, name: Allergies, type: text }]
`;

const messagesOf = (...organisers: string[]) => faultsOf(club(...organisers));

describe('organisers of a workspace', () => {
  it('are read with their defaults', () => {
    const { organisers } = readWorkspaceFile(
      club(
        'email: a@club.example, role: owner',
        'email: b@club.example, name: Bo, role: kitchen, lists: [camp, member], fields: [allergies, address.city]',
      ),
    ).workspace;
    expect(organisers).to.deep.equal([
      { email: 'a@club.example', name: null, role: 'owner', lists: null, fields: null },
      {
        ...{ email: 'b@club.example', name: 'Bo', role: 'kitchen' },
        ...{ lists: ['camp', 'member'], fields: ['allergies', 'address.city'] },
      },
    ]);
  });

  it('need a known role and an address', () => {
    const [role, address] = messagesOf('email: a@club.example, role: chief', 'email: office, role: owner');
    expect(role).to.include('organisers.0.role');
    expect(address).to.include('organisers.1.email').and.include('office@example.org');
  });

  it('are there once, however the address is written', () => {
    const [message] = messagesOf('email: a@club.example, role: owner', 'email: A@Club.example, role: treasurer');
    expect(message).to.include('organisers.1.email: the organiser "A@Club.example" is there twice');
  });

  it('of restricted roles need lists, and helpers in the kitchen fields without e-mail addresses', () => {
    const messages = messagesOf(
      'email: a@club.example, role: organiser',
      'email: b@club.example, role: kitchen, lists: [camp]',
      'email: c@club.example, role: kitchen, lists: [camp], fields: [email]',
    ).join('\n');
    expect(messages).to.include('the role organiser needs lists');
    expect(messages).to.include('the role kitchen needs fields');
    expect(messages).to.include('the role kitchen never shows e-mail addresses');
  });

  it('name lists and fields that there are', () => {
    const messages = messagesOf('email: a@club.example, role: organiser, lists: [kamp], fields: [alergies]').join('\n');
    expect(messages).to.include('there is no list "kamp"; did you mean "camp"?');
    expect(messages).to.include('there is no field "alergies"; did you mean "allergies"?');
  });

  it('are a change that the plan shows', async () => {
    const store = await openStore(await newEngine());
    await applyWorkspace(store, readWorkspaceFile(club('email: a@club.example, role: owner')));
    const steps = await applyWorkspace(store, readWorkspaceFile(club('email: b@club.example, role: owner')));
    expect(steps.flatMap(({ changes }) => changes.map(formatChange))).to.deep.equal([
      'organisers +"b@club.example owner" -"a@club.example owner"',
    ]);
    expect((await store.workspaces.bySlug('club'))!.organisers.map(({ email }) => email)).to.deep.equal([
      'b@club.example',
    ]);
  });
});

describe('the slug desk', () => {
  it('is no form’s: the hosted page of the desk is there', () => {
    expect(faultsOf(club('email: a@club.example, role: owner').replace('slug: camp', 'slug: desk')).join()).to.include(
      'events.0.slug: the slug desk is the address of the desk',
    );
    expect(() =>
      readGateFile('workspace: { slug: club, name: Club }\nforms: [{ slug: desk, list_id: lst_camp }]\n'),
    ).to.throw(WorkspaceFileError, 'the slug desk is the address of the desk');
  });
});

describe('organisers of a gate before a service', () => {
  const gateFile = (lists: string) => `workspace: { slug: club, name: Club }
organisers: [{ email: a@club.example, role: organiser, lists: [${lists}] }]
forms: [{ slug: camp, list_id: lst_camp }]
`;

  it('name the forms of the file', () => {
    expect(readGateFile(gateFile('camp')).workspace.organisers.map(({ lists }) => lists)).to.deep.equal([['camp']]);
    expect(() => readGateFile(gateFile('kamp'))).to.throw(WorkspaceFileError, 'did you mean "camp"?');
  });
});
