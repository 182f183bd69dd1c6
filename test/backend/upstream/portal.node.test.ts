import { expect } from 'chai';
import type { Membership } from '../../../src/model/portal-session.js';
import { clubStarter, eve, family, partsOf, type PortalClub } from './portal-club.js';

const started = clubStarter();

describe('the member portal of a gate before a service', () => {
  it('mails a link of the gate in the language of the member, and signs the family in', async () => {
    const { mailsFor, post, asMember, ids, double } = await started();
    const mails = await mailsFor(family, 'en');
    expect(mails.map(({ to, language, subject }) => [to.address, language, subject])).to.deep.equal([
      [family, 'en', 'Sign-in link for Club'],
    ]);
    const [, token] = /https:\/\/gate\.test\/portal\/club#([\w-]{43})/.exec(mails[0]!.text)!;
    const link = (await (await post('links', { token })).json()) as { data: { persons: object[] } };
    expect(link.data.persons).to.deep.equal([
      { name: { first_name: 'Ina', last_name: 'Huber' } },
      { name: { first_name: 'Ben', last_name: 'Huber' } },
    ]);
    const opened = (await (await post('sessions', { token })).json()) as { data: { token: string } };
    const { session } = asMember(opened.data.token);
    const { data } = (await (await session()).json()) as { data: Membership };
    expect(data.persons.map(({ id }) => id)).to.deep.equal([ids.ina, ids.ben]);
    // the service may have fees that cannot be read
    expect(data.fees_incomplete).to.equal(true);
    expect(double.log.filter(({ endpoint }) => !endpoint)).to.deep.equal([]);
  });

  it('shows the fields of the profile and no others, and saves at the service', async () => {
    const { signIn, ids, stored } = await started({ double: { unknownKeys: true } });
    const { read, save } = await signIn();
    const before = await read(ids.ina);
    expect(await partsOf(before.clone())).to.deep.equal([
      200,
      {
        data: {
          id: ids.ina,
          name: { first_name: 'Ina', last_name: 'Huber' },
          ...{ email: family, boat: 'Kajak', membership_number: 'M-7' },
        },
      },
    ]);
    const saved = await save(
      ids.ina,
      { boat: 'Canadier', name: { last_name: 'Maier' } },
      { 'if-match': before.headers.get('etag')! },
    );
    expect(saved.status).to.equal(200);
    expect(stored(ids.ina)).to.include({ boat: 'Canadier' });
    expect(stored(ids.ina)['name']).to.deep.equal({ first_name: 'Ina', last_name: 'Maier' });
  });

  it('signs in nobody who has another address, though the service takes both for one', async () => {
    const emails = { family, eve: 'family+eve@example.org' };
    const { mailsFor, post, ids, asMember } = await started({ double: { emailComparison: 'without_tag' }, emails });
    for (const [email, expected] of [
      [emails.family, [ids.ina, ids.ben]],
      [emails.eve, [ids.eve]],
    ] as const) {
      const [mail] = await mailsFor(email);
      expect(mail!.to.address).to.equal(email);
      const [, token] = /portal\/club#([\w-]{43})/.exec(mail!.text)!;
      const opened = (await (await post('sessions', { token })).json()) as { data: { token: string } };
      const session = (await (await asMember(opened.data.token).session()).json()) as {
        data: { persons: { id: string }[] };
      };
      expect(session.data.persons.map(({ id }) => id)).to.deep.equal(expected);
    }
  });

  it('finds a member by the address as it was typed, where the service tells capitals apart', async () => {
    const { mailsFor } = await started({ emails: { family, eve: 'Eve@Example.org' } });
    expect((await mailsFor('Eve@Example.org')).map(({ to }) => to.address)).to.deep.equal(['Eve@Example.org']);
    expect((await mailsFor('Family@Example.ORG')).map(({ to }) => to.address)).to.deep.equal([family]);
  });

  it('mails nobody at another address', async () => {
    const { mailsFor } = await started();
    expect(await mailsFor('nobody@example.org')).to.deep.equal([]);
    expect((await mailsFor(eve)).map(({ to }) => to.address)).to.deep.equal([eve]);
  });
});

describe('the copy of a member at a gate before a service', () => {
  const DAY = 24 * 3_600_000;
  const copies = async ({ store, double }: PortalClub) => {
    const { id } = (await store.workspaces.bySlug('club'))!;
    return (await store.persons.ofList(id, double.lists.main.member)).map((row) => row.id);
  };

  it('is there for those with a link alone, and goes with the last link', async () => {
    const club = await started();
    const first = await club.signIn();
    await club.mailsFor(eve);
    expect((await copies(club)).sort()).to.deep.equal([club.ids.ina, club.ids.ben, club.ids.eve].sort());
    await first.sendRequest('DELETE', '/portal/sessions/current?end=everywhere');
    await club.runTasks();
    expect(await copies(club)).to.deep.equal([club.ids.eve]);
    club.clock.now += 14 * DAY;
    await club.runTasks();
    expect(await copies(club)).to.deep.equal([]);
  });

  it('stays while a link is requested, so that the request is answered', async () => {
    const club = await started();
    const { sendRequest } = await club.signIn(eve);
    await sendRequest('DELETE', '/portal/sessions/current');
    await club.requestLink(eve);
    await club.runTasks();
    expect((await club.deliverMails()).map(({ to }) => to.address)).to.deep.equal([eve]);
  });

  it('stays while an application is undecided', async () => {
    const club = await started();
    const response = await club.register(
      { name: { first_name: 'New', last_name: 'Huber' }, email: 'new@example.org', creation_behaviour: 'unconfirmed' },
      { form: 'join' },
    );
    expect(response.status).to.equal(201);
    await club.deliverMails();
    await club.runTasks();
    expect(await copies(club)).to.have.length(1);
  });
});
