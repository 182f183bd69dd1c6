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
import {
  DeliveryUnknownError,
  UndeliverableError,
  type MailMessage,
  type Mailbox,
  type MailTransport,
} from './mail-message.js';
import type { MailCaps, MailRefusal } from './mail-caps.js';
import { mailName } from './mail-name.js';
import { toSingleLine, wordMail, type MailFacts } from './word-mail.js';

export interface MailSenderOptions {
  readonly store: Pick<Store, 'emailChanges' | 'outbox' | 'portalSessions' | 'transaction' | 'workspaces'>;
  /** A client of the service with a key that may read members and create sign-in links. */
  readonly members: (workspace: Workspace) => Promise<Client<Service>>;
  readonly transport: MailTransport;
  readonly addresses: Pick<Addresses, 'portal_url'>;
  readonly caps: MailCaps;
  readonly clock: Clock;
  /** Called with errors of deliveries, without recipients. */
  readonly report: (error: unknown) => void;
  /** Called when a mail is dropped. */
  readonly onRefusal: (reason: MailRefusal) => void;
  /** Host name of this installation, for Message-IDs. */
  readonly host: string;
  /** Sender address. Default: the club's contact address. */
  readonly from?: string;
}

export interface MailSender {
  /** Sends all due mails until `goOn` returns false. Returns the number of mails handed over. */
  sendDue(goOn?: () => boolean): Promise<number>;
  /** Deletes ended sessions, mails that were given up, expired e-mail changes and stale copies of mails. */
  sweep(): Promise<void>;
}

/** A greeting lists no names if more persons share the address. */
const MAX_NAMES_IN_GREETING = 8;

/** Recipient and facts of a mail. */
interface MailContent {
  readonly to: Mailbox;
  readonly person_ids: readonly string[];
  readonly facts: Pick<MailFacts, 'kind' | 'names' | 'link' | 'until'>;
}

const nameOf = ({ name }: Pick<Person, 'name'>): string =>
  mailName([name?.first_name, name?.last_name].filter(Boolean).join(' '));

/** The language of a mail. */
function languageOf({ payload }: ClaimedMail, { languages }: Workspace): string {
  const { language } = payload as { language?: string };
  return language !== undefined && languages.includes(language) ? language : languages[0]!;
}

/** Whether the service refuses: no such member, or no access to the portal. Then no mail is sent, and nobody is told. */
const isRefused = (error: unknown): boolean => error instanceof ApiError && [402, 403, 404, 422].includes(error.status);

const unlessRefused = <Answer>(request: Promise<Answer>): Promise<Answer | undefined> =>
  request.catch((error: unknown) => {
    if (isRefused(error)) return undefined;
    throw error;
  });

/** Sends mails of the outbox through a transport (design.md section 6). Several processes may do so at once. */
export function mailSender({
  store,
  members,
  transport,
  addresses,
  caps,
  clock,
  report,
  onRefusal,
  host,
  from,
}: MailSenderOptions): MailSender {
  /** A sign-in link for a requested address, sent to the stored spelling of the address. */
  async function signIn({ email_key, tries }: ClaimedMail, workspace: Workspace): Promise<MailContent | undefined> {
    if (!email_key) return undefined;
    // a retry is no new request
    if (tries === 1 && !(await caps.linkTo(workspace.id, email_key, clock()))) return undefined;
    const api = await members(workspace);
    const response = await unlessRefused(api.createPortalSession({ body: { email: email_key } }));
    if (!response) return undefined;
    const { url, person_ids } = response.data;
    const until = clock() + LINK_LIFETIME_MS;
    const responses = await Promise.all(
      person_ids.map((person_id) => unlessRefused(api.readPerson({ list_id: 'member', person_id }))),
    );
    const persons = responses.flatMap((answer) => (answer ? [answer.data] : []));
    const address = persons.find(({ email }) => emailKey(email) === email_key)?.email;
    if (!address) return undefined;
    if (tries === 1 && !(await caps.mailFrom(workspace.id, clock()))) return undefined;
    const names = persons.map(nameOf).filter(Boolean);
    const { page } = workspace.portal;
    return {
      to: { name: names.length === 1 ? names[0]! : '', address },
      person_ids,
      facts: {
        kind: 'sign_in',
        // too many persons share the address to greet them by name
        names: names.length > MAX_NAMES_IN_GREETING ? [] : names,
        // the slug tells portals of several clubs on one page apart
        link: page ? `${page}#${workspace.slug}.${new URL(url).hash.slice(1)}` : url,
        until,
      },
    };
  }

  /** Creates a link with a new token for an e-mail change. */
  async function linkTo(change: EmailChange, purpose: EmailChangePurpose, { slug }: Workspace, language: string) {
    const token = newSecret();
    const hash = await digest(token);
    await store.transaction(({ emailChanges }) => emailChanges.addToken(change, hash, purpose));
    return `${addresses.portal_url}/${slug}/email/${purpose}?lang=${language}#${token}`;
  }

  /** The pending e-mail change that a mail is about, and its person. */
  async function pendingOf(mail: ClaimedMail, workspace: Workspace) {
    const { change: id } = mail.payload as { change?: unknown };
    if (mail.person_id === undefined) return undefined;
    const pending = await store.emailChanges.pending(workspace.id, [mail.person_id], clock());
    const change = pending.find((one) => one.id === id);
    const api = await members(workspace);
    const response =
      change && (await unlessRefused(api.readPerson({ list_id: 'member', person_id: change.person_id })));
    // the address is already in force
    if (!change || !response || emailKey(response.data.email) === emailKey(change.email)) return undefined;
    return { change, person: response.data };
  }

  /**
   * Asks the new address for confirmation. Contains no name and no personal data: the recipient may be a stranger.
   */
  async function emailConfirmation(mail: ClaimedMail, workspace: Workspace): Promise<MailContent | undefined> {
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
      facts: {
        ...{ kind: 'email_confirmation', names: [], until: change.expires_at },
        link: await linkTo(change, 'confirm', workspace, languageOf(mail, workspace)),
      },
    };
  }

  /** Informs the current address of the requested change, with a link to cancel it. */
  async function emailRequested(mail: ClaimedMail, workspace: Workspace): Promise<MailContent | undefined> {
    const pending = await pendingOf(mail, workspace);
    if (!pending) return undefined;
    const { change, person } = pending;
    if (!person.email || emailKey(person.email) !== emailKey(change.former)) return undefined;
    const name = nameOf(person);
    return {
      to: { name, address: person.email },
      person_ids: [person.id],
      facts: {
        ...{ kind: 'email_requested', names: name ? [name] : [] },
        link: await linkTo(change, 'undo', workspace, languageOf(mail, workspace)),
      },
    };
  }

  /** Informs the old address that it was replaced. */
  async function emailChanged(mail: ClaimedMail, workspace: Workspace): Promise<MailContent | undefined> {
    const { former } = mail.payload as { former?: unknown };
    if (typeof former !== 'string' || mail.person_id === undefined) return undefined;
    const api = await members(workspace);
    const response = await unlessRefused(api.readPerson({ list_id: 'member', person_id: mail.person_id }));
    if (!response) return undefined;
    const name = nameOf(response.data);
    const changes = await store.emailChanges.of(workspace.id, mail.person_id, clock());
    // a change by the member can be undone; a change by the club cannot
    const change = changes.findLast((one) => one.confirmed_at !== null && emailKey(one.former) === emailKey(former));
    const link = change && (await linkTo(change, 'undo', workspace, languageOf(mail, workspace)));
    return {
      to: { name, address: former },
      person_ids: [mail.person_id],
      facts: { kind: 'email_changed', names: name ? [name] : [], ...(link ? { link } : {}) },
    };
  }

  const kinds: Readonly<Record<string, (mail: ClaimedMail, workspace: Workspace) => Promise<MailContent | undefined>>> =
    {
      link_request: signIn,
      email_confirmation: emailConfirmation,
      email_requested: emailRequested,
      email_changed: emailChanged,
    };

  async function messageOf(mail: ClaimedMail): Promise<MailMessage | undefined> {
    const workspace = await store.workspaces.byId(mail.workspace_id);
    const content = workspace && (await kinds[mail.kind]?.(mail, workspace));
    if (!workspace || !content) return undefined;
    const { name, contact_email } = workspace;
    const language = languageOf(mail, workspace);
    const facts: MailFacts = { ...content.facts, organisation: name, contact: contact_email, repeat: mail.repeat };
    const organisation = toSingleLine(name);
    const sender = from ?? contact_email ?? `noreply@${host}`;
    return {
      ...(await wordMail(facts, workspace, language)),
      from: { name: organisation, address: sender },
      to: content.to,
      ...(contact_email && contact_email !== sender ? { replyTo: { name: organisation, address: contact_email } } : {}),
      language,
      id: `${mail.row_key}@${host}`,
      repeat: mail.repeat,
      created_at: mail.created_at,
      workspace_id: mail.workspace_id,
      person_ids: content.person_ids,
    };
  }

  /** Whether the mail was handed over. */
  async function deliver(mail: ClaimedMail): Promise<boolean> {
    let handedOver = false;
    try {
      const message = await messageOf(mail);
      if (message) await transport.send(message);
      handedOver = !!message;
      await store.outbox.sent(mail);
    } catch (error) {
      report(error);
      if ((error as { code?: unknown }).code === 'NO_SMTPUTF8') onRefusal('no_smtputf8');
      if (error instanceof UndeliverableError) await store.outbox.sent(mail);
      // sent but not recorded as sent: the next try is a repeat
      else
        await store.outbox.failed(mail, clock(), { perhapsSent: handedOver || error instanceof DeliveryUnknownError });
    }
    return handedOver;
  }

  /** Number of mails sent concurrently. */
  const CONCURRENT_MAILS = 4;

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
    async sendDue(goOn = () => true) {
      let sent = 0;
      const next = async () => (goOn() ? store.outbox.claim(clock()) : undefined);
      const runLane = async (): Promise<void> => {
        for (let mail = await next(); mail; mail = await next()) if (await deliver(mail)) sent++;
      };
      const done = await Promise.allSettled(Array.from({ length: CONCURRENT_MAILS }, runLane));
      // rethrow only after all lanes are done: the caller may close the store next
      for (const one of done) if (one.status === 'rejected') throw one.reason;
      return sent;
    },

    async sweep() {
      const now = clock();
      await store.portalSessions.sweep(now);
      await store.outbox.sweep(now);
      await store.emailChanges.sweep(now);
      await transport.removeStale?.(isGone);
    },
  };
}
