import { ApiError, type Client } from '../../api/index.js';
import type { Service } from '../../contract/index.js';
import type { Person } from '../../model/person.js';
import type { Workspace } from '../../model/workspace.js';
import type { Clock } from '../backend.js';
import { Refusal, type Take } from '../layers/index.js';
import { emailKey, linkValidFor, type ClaimedMail, type Store } from '../store/index.js';
import { PerhapsSent, Undeliverable, type Letter, type Mailbox, type Way } from './letter.js';
import { inOneLine, worded, type Known } from './words-of.js';

export interface MailingOptions {
  readonly store: Pick<Store, 'outbox' | 'portalSessions' | 'workspaces'>;
  /** The service of a workspace, with a key that may read members and make sign-in links. */
  readonly members: (workspace: Workspace) => Promise<Client<Service>>;
  readonly way: Way;
  readonly take: Take;
  readonly clock: Clock;
  /** Hears of mails that could not be sent; not of whom they were for. */
  readonly report: (error: unknown) => void;
  /** Of this installation, for what its mails are called. */
  readonly host: string;
  /** Whom mails are from. Default: the club's own address. */
  readonly from?: string;
}

export interface Mailing {
  /** Sends what is due; resolves when nothing more is, or `goOn` says no. Gives how many mails were handed over. */
  run(goOn?: () => boolean): Promise<number>;
  /** Lets go of what has ended: sessions, mails that were given up, what is left of mails about persons who are gone. */
  sweep(): Promise<void>;
}

/** More than so many who share an address are not greeted by name. */
const family = 8;

/** Whom a mail is for, and what it tells them. */
interface Addressed {
  readonly to: Mailbox;
  readonly person_ids: readonly string[];
  readonly known: Pick<Known, 'kind' | 'names' | 'link' | 'until'>;
}

const nameOf = ({ name }: Pick<Person, 'name'>): string =>
  inOneLine([name?.first_name, name?.last_name].filter(Boolean).join(' '));

/** No mail, and nobody is to know: there is no such member, or the portal is not open to them. */
const isNobody = (error: unknown): boolean => error instanceof ApiError && [402, 403, 404, 422].includes(error.status);

const orNobody = <Answer>(asked: Promise<Answer>): Promise<Answer | undefined> =>
  asked.catch((error: unknown) => {
    if (isNobody(error)) return undefined;
    throw error;
  });

/** Mails from the outbox to their ways out (design.md section 6). Any process may do it, and several at once. */
export function mailingOf({ store, members, way, take, clock, report, host, from }: MailingOptions): Mailing {
  /** A link for who is called so, to the address that is stored. */
  async function signIn({ email_key, tries }: ClaimedMail, workspace: Workspace): Promise<Addressed | undefined> {
    if (!email_key) return undefined;
    try {
      // another try is no other request
      if (tries === 1) await take('mails', `${workspace.id}\n${email_key}`);
    } catch (error) {
      if (error instanceof Refusal) return undefined;
      throw error;
    }
    const api = await members(workspace);
    const made = await orNobody(api.createPortalSession({ body: { email: email_key } }));
    if (!made) return undefined;
    const { url, person_ids } = made.data;
    const until = clock() + linkValidFor;
    const answers = await Promise.all(
      person_ids.map((person_id) => orNobody(api.readPerson({ list_id: 'member', person_id }))),
    );
    const persons = answers.flatMap((answer) => (answer ? [answer.data] : []));
    const address = persons.find(({ email }) => emailKey(email) === email_key)?.email;
    if (!address) return undefined;
    const names = persons.map(nameOf).filter(Boolean);
    const { page } = workspace.portal;
    return {
      to: { name: names.length === 1 ? names[0]! : '', address },
      person_ids,
      known: {
        kind: 'sign_in',
        // an address that a whole office shares belongs to nobody in particular
        names: names.length > family ? [] : names,
        link: page ? page + new URL(url).hash : url,
        until,
      },
    };
  }

  /** The old address hears that it is the old one. */
  async function emailChanged(mail: ClaimedMail, workspace: Workspace): Promise<Addressed | undefined> {
    const { former } = mail.payload as { former?: unknown };
    if (typeof former !== 'string' || mail.person_id === undefined) return undefined;
    const api = await members(workspace);
    const found = await orNobody(api.readPerson({ list_id: 'member', person_id: mail.person_id }));
    if (!found) return undefined;
    const name = nameOf(found.data);
    return {
      to: { name, address: former },
      person_ids: [mail.person_id],
      known: { kind: 'email_changed', names: name ? [name] : [] },
    };
  }

  const kinds: Readonly<Record<string, (mail: ClaimedMail, workspace: Workspace) => Promise<Addressed | undefined>>> = {
    link_request: signIn,
    email_changed: emailChanged,
  };

  async function letterOf(mail: ClaimedMail): Promise<Letter | undefined> {
    const workspace = await store.workspaces.byId(mail.workspace_id);
    const addressed = workspace && (await kinds[mail.kind]?.(mail, workspace));
    if (!workspace || !addressed) return undefined;
    const { name, contact_email, languages } = workspace;
    const { language: asked } = mail.payload as { language?: string };
    const language = asked !== undefined && languages.includes(asked) ? asked : languages[0]!;
    const known: Known = { ...addressed.known, organisation: name, contact: contact_email, repeat: mail.repeat };
    const organisation = inOneLine(name);
    const sender = from ?? contact_email ?? `noreply@${host}`;
    return {
      ...(await worded(known, workspace, language)),
      from: { name: organisation, address: sender },
      to: addressed.to,
      ...(contact_email && contact_email !== sender ? { replyTo: { name: organisation, address: contact_email } } : {}),
      language,
      id: `${mail.row_key}@${host}`,
      repeat: mail.repeat,
      created_at: mail.created_at,
      workspace_id: mail.workspace_id,
      person_ids: addressed.person_ids,
    };
  }

  /** True when it was handed over. */
  async function deliver(mail: ClaimedMail): Promise<boolean> {
    let handedOver = false;
    try {
      const letter = await letterOf(mail);
      if (letter) await way.send(letter);
      handedOver = !!letter;
      await store.outbox.sent(mail);
    } catch (error) {
      report(error);
      if (error instanceof Undeliverable) await store.outbox.sent(mail);
      // sent, and that could not be noted: the next one is a repeat
      else await store.outbox.failed(mail, clock(), { perhapsSent: handedOver || error instanceof PerhapsSent });
    }
    return handedOver;
  }

  /** How many mails are under way at once. */
  const lanes = 4;

  const isGone = async (workspace_id: string, person_id: string): Promise<boolean> => {
    const workspace = await store.workspaces.byId(workspace_id);
    if (!workspace) return true;
    const api = await members(workspace);
    return api.readPerson({ list_id: 'member', person_id }).then(
      () => false,
      (error: unknown) => error instanceof ApiError && error.status === 404,
    );
  };

  return {
    async run(goOn = () => true) {
      let sent = 0;
      const next = async () => (goOn() ? store.outbox.claim(clock()) : undefined);
      const lane = async (): Promise<void> => {
        for (let mail = await next(); mail; mail = await next()) if (await deliver(mail)) sent++;
      };
      const done = await Promise.allSettled(Array.from({ length: lanes }, lane));
      // told when what the others carry is done, too: whoever waits for this closes the store next
      for (const one of done) if (one.status === 'rejected') throw one.reason;
      return sent;
    },

    async sweep() {
      const now = clock();
      await store.portalSessions.sweep(now);
      await store.outbox.sweep(now);
      await way.tidy?.(isGone);
    },
  };
}
