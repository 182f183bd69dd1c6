import { visitorWithoutScript, type AnswersByName, type Page } from './no-script-visitor.js';

/** A camp for three persons who share an address, with prices for siblings and questions that wait for answers. */
export const familyCamp = (settings = '', formSettings = '') => `
workspace: { slug: club, name: Club }
events:
  - slug: camp
    title: Camp
    published: true
    start_date: 2027-07-24
    ${settings}
    columns:
      - { external_id: size, name: Size, type: string, allowed_values: [S, M] }
      - { external_id: badge, name: Badge, type: string }
      - { external_id: rules, name: Rules, type: boolean }
    form:
      participants: 3
      ${formSettings}
      prices: { base: [{ label: Camp, amount: 100 }], siblings: { second: 10 %, third: 20 % } }
      sections:
        - { title: Contact, shared: true, fields: [{ name: email, required: true }] }
        - title: Child
          fields:
            - { name: name, required: true }
            - { name: size, required: true }
            - { name: badge, required: true, visible_when: { field: size, is: M } }
            - { name: rules, must_accept: true }
`;

/** The answers of one child, by the names of controls. */
export const child = (key: number, first_name: string, answers: AnswersByName = {}): AnswersByName =>
  Object.fromEntries(
    Object.entries({
      'name.first_name': first_name,
      'name.last_name': 'Lovelace',
      size: 'S',
      rules: 'on',
      ...answers,
    }).map(([name, value]) => [key ? `.${key}.${name}` : name, value]),
  );

export const shared = { email: 'parents@example.org' };

/** A parent without JavaScript, who has typed two children and sent nothing. */
export async function parentWithoutScript(options: Parameters<typeof visitorWithoutScript>[0] = {}) {
  const visitor = await visitorWithoutScript({ yaml: familyCamp(), ...options });
  const { look, send, club } = visitor;
  const add = (page: Page, answers: AnswersByName = {}) => send(page, { ...answers, 'form.add': '1' });
  const remove = (page: Page, key: number, answers: AnswersByName = {}) =>
    send(page, { ...answers, 'form.remove': String(key) });
  const firstPage = await look();
  club.clock.now += 60_000;
  const page = await add(firstPage, { ...shared, ...child(0, 'Ada') });
  /** The first names of everybody who is registered, in the order in which they were sent. */
  const names = async () => (await visitor.persons()).map(({ name }) => name.first_name);
  return { ...visitor, add, remove, names, firstPage, page };
}

/** The titles of the persons on a page. */
export const titlesOf = ({ html }: Page): string[] =>
  [...html.matchAll(/<fieldset\s+class="person"[^>]*>\s*<legend[^>]*>([^]*?)<\/legend>/g)].map(([, text]) =>
    text!.replace(/<[^>]*>/g, '').trim(),
  );

/** The answers that are typed on a page, without the values that the server gives. */
export const answersOn = ({ typed }: Page): Record<string, string> =>
  Object.fromEntries([...typed].filter(([name, value]) => value && !/^(\.\d+\.)?form\.|^homepage/.test(name)));
