import type { EmailChangePurpose } from '../../model/email-change-purpose.js';
import { ApiError, type Client } from '../../api/index.js';
import type { Service } from '../../contract/index.js';
import type { Person } from '../../model/person.js';
import type { Workspace } from '../../model/workspace.js';
import type { Addresses, Clock } from '../backend.js';
import { digest } from '../crypto/index.js';
import {
  emailKey,
  LINK_LIFETIME_MS,
  newSecret,
  type ClaimedMail,
  type EmailChange,
  type Store,
} from '../store/index.js';
import { PerhapsSent, Undeliverable, type Letter, type Mailbox, type Way } from './letter.js';
import type { MailCaps, MailRefusal } from './mail-caps.js';
import { mailName } from './mail-name.js';
import { inOneLine, worded, type Known } from './words-of.js';

export interface MailingOptions {
  readonly store: Pick<Store, 'emailChanges' | 'outbox' | 'portalSessions' | 'transaction' | 'workspaces'>;
  /** The service of a workspace, with a key that may read members and make sign-in links. */
  readonly members: (workspace: Workspace) => Promise<Client<Service>>;
  readonly way: Way;
  readonly addresses: Pick<Addresses, 'portal_url'>;
  readonly caps: MailCaps;
  readonly clock: Clock;
  /** Hears of mails that could not be sent; not of whom they were for. */
  readonly report: (error: unknown) => void;
  /** Hears of mails that no server takes, and why. */
  readonly refused: (reason: MailRefusal) => void;
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
  mailName([name?.first_name, name?.last_name].filter(Boolean).join(' '));

/** What a mail is written in. */
function languageOf({ payload }: ClaimedMail, { languages }: Workspace): string {
  const { language } = payload as { language?: string };
  return language !== undefined && languages.includes(language) ? language : languages[0]!;
}

/** No mail, and nobody is to know: there is no such member, or the portal is not open to them. */
const isNobody = (error: unknown): boolean => error instanceof ApiError && [402, 403, 404, 422].includes(error.status);

const orNobody = <Answer>(asked: Promise<Answer>): Promise<Answer | undefined> =>
  asked.catch((error: unknown) => {
    if (isNobody(error)) return undefined;
    throw error;
  });

/** Mails from the outbox to their ways out (design.md section 6). Any process may do it, and several at once. */
export function mailingOf({
  store,
  members,
  way,
  addresses,
  caps,
  clock,
  report,
  refused,
  host,
  from,
}: MailingOptions): Mailing {
  /** A link for who is called so, to the address that is stored. */
  async function signIn({ email_key, tries }: ClaimedMail, workspace: Workspace): Promise<Addressed | undefined> {
    if (!email_key) return undefined;
    // another try is no other request
    if (tries === 1 && !(await caps.linkTo(workspace.id, email_key, clock()))) return undefined;
    const api = await members(workspace);
    const made = await orNobody(api.createPortalSession({ body: { email: email_key } }));
    if (!made) return undefined;
    const { url, person_ids } = made.data;
    const until = clock() + LINK_LIFETIME_MS;
    const answers = await Promise.all(
      person_ids.map((person_id) => orNobody(api.readPerson({ list_id: 'member', person_id }))),
    );
    const persons = answers.flatMap((answer) => (answer ? [answer.data] : []));
    const address = persons.find(({ email }) => emailKey(email) === email_key)?.email;
    if (!address) return undefined;
    if (tries === 1 && !(await caps.mailFrom(workspace.id, clock()))) return undefined;
    const names = persons.map(nameOf).filter(Boolean);
    const { page } = workspace.portal;
    return {
      to: { name: names.length === 1 ? names[0]! : '', address },
      person_ids,
      known: {
        kind: 'sign_in',
        // an address that a whole office shares belongs to nobody in particular
        names: names.length > family ? [] : names,
        // on a page of the club the link says whose it is: others may be on it
        link: page ? `${page}#${workspace.slug}.${new URL(url).hash.slice(1)}` : url,
        until,
      },
    };
  }

  /** A link for a change of an address, with a token that nobody but its reader will know. */
  async function linkTo(change: EmailChange, purpose: EmailChangePurpose, { slug }: Workspace, language: string) {
    const token = newSecret();
    const hash = await digest(token);
    await store.transaction(({ emailChanges }) => emailChanges.addToken(change, hash, purpose));
    return `${addresses.portal_url}/${slug}/email/${purpose}?lang=${language}#${token}`;
  }

  /** The change of an address that a mail is about, where it is still pending, and the person whose it is. */
  async function pendingOf(mail: ClaimedMail, workspace: Workspace) {
    const { change: id } = mail.payload as { change?: unknown };
    if (mail.person_id === undefined) return undefined;
    const pending = await store.emailChanges.pending(workspace.id, [mail.person_id], clock());
    const change = pending.find((one) => one.id === id);
    const api = await members(workspace);
    const found = change && (await orNobody(api.readPerson({ list_id: 'member', person_id: change.person_id })));
    // who has the address by now waits for nothing
    if (!change || !found || emailKey(found.data.email) === emailKey(change.email)) return undefined;
    return { change, person: found.data };
  }

  /**
   * The new address is asked whether it is theirs who gave it. It hears nothing of anybody, no name either: who reads it may
   * be a stranger, and whoever typed the address may have typed the name for them.
   */
  async function emailConfirmation(mail: ClaimedMail, workspace: Workspace): Promise<Addressed | undefined> {
    const pending = await pendingOf(mail, workspace);
    if (!pending) return undefined;
    const { change } = pending;
    const now = clock();
    if (mail.tries === 1) {
      if (!(await caps.linkTo(workspace.id, emailKey(change.email)!, now))) return undefined;
      if (!(await caps.mailFrom(workspace.id, now))) return undefined;
    }
    return {
      to: { name: '', address: change.email },
      person_ids: [change.person_id],
      known: {
        ...{ kind: 'email_confirmation', names: [], until: change.expires_at },
        link: await linkTo(change, 'confirm', workspace, languageOf(mail, workspace)),
      },
    };
  }

  /** The address that counts hears that another one was given, and can stop it. */
  async function emailRequested(mail: ClaimedMail, workspace: Workspace): Promise<Addressed | undefined> {
    const pending = await pendingOf(mail, workspace);
    if (!pending) return undefined;
    const { change, person } = pending;
    if (!person.email || emailKey(person.email) !== emailKey(change.former)) return undefined;
    const name = nameOf(person);
    return {
      to: { name, address: person.email },
      person_ids: [person.id],
      known: {
        ...{ kind: 'email_requested', names: name ? [name] : [] },
        link: await linkTo(change, 'undo', workspace, languageOf(mail, workspace)),
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
    const changes = await store.emailChanges.of(workspace.id, mail.person_id, clock());
    // what a member has changed can be undone; what the club has changed is the club's to say
    const change = changes.findLast((one) => one.confirmed_at !== null && emailKey(one.former) === emailKey(former));
    const link = change && (await linkTo(change, 'undo', workspace, languageOf(mail, workspace)));
    return {
      to: { name, address: former },
      person_ids: [mail.person_id],
      known: { kind: 'email_changed', names: name ? [name] : [], ...(link ? { link } : {}) },
    };
  }

  const kinds: Readonly<Record<string, (mail: ClaimedMail, workspace: Workspace) => Promise<Addressed | undefined>>> = {
    link_request: signIn,
    email_confirmation: emailConfirmation,
    email_requested: emailRequested,
    email_changed: emailChanged,
  };

  async function letterOf(mail: ClaimedMail): Promise<Letter | undefined> {
    const workspace = await store.workspaces.byId(mail.workspace_id);
    const addressed = workspace && (await kinds[mail.kind]?.(mail, workspace));
    if (!workspace || !addressed) return undefined;
    const { name, contact_email } = workspace;
    const language = languageOf(mail, workspace);
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
      if ((error as { code?: unknown }).code === 'NO_SMTPUTF8') refused('no_smtputf8');
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
      await store.emailChanges.sweep(now);
      await way.tidy?.(isGone);
    },
  };
}
