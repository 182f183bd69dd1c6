import { pageOf, visitorWithoutScript } from '../../support/no-script-visitor.js';
import { linkOf } from '../gate/confirmed-camp.js';

const yaml = `
workspace: { slug: club, name: Club & Co, languages: [en, de], privacy_url: 'https://club.example/privacy' }
events:
  - slug: camp
    title: Camp <b>
    published: true
    start_date: 2027-07-24
    form:
      confirm_email: true
      sections: [{ fields: [{ name: name, required: true }, { name: email, required: true }] }]
`;

const typed = { 'name.first_name': 'Ada', 'name.last_name': 'Lovelace', email: 'ada@example.org' };

/** Somebody without JavaScript who has registered, and their mail. */
export async function registered() {
  const visitor = await visitorWithoutScript({ yaml });
  const { club, fill } = visitor;
  const page = await fill(typed);
  const mails = async () => {
    club.clock.now += 10_000;
    return club.deliverMails();
  };
  const [mail] = await mails();
  const link = new URL(linkOf(mail!));
  const open = async () => pageOf(await club.request('GET', link.pathname + link.search));
  const press = async (pasted: string, headers: Record<string, string> = {}) =>
    pageOf(
      await club.request('POST', link.pathname + link.search, {
        body: new URLSearchParams({ link: pasted }).toString(),
        headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      }),
    );
  const states = async () => {
    const { id } = (await club.store.workspaces.bySlug('club'))!;
    const persons = await visitor.persons();
    const rows = await club.store.registrations.ofPersons(
      id,
      persons.map((person) => person.id),
    );
    return rows.map(({ state }) => state);
  };
  return { ...visitor, page, mails, link, open, press, states };
}
