import { html, nothing } from 'lit';
import { formOf, labelOf } from '../../../forms/index.js';
import type { BankAccount } from '../../../model/workspace.js';
import type { DeskClubSettings, DeskOrganiser, DeskWorkspace } from '../../../model/desk-workspace.js';
import { errorMessage } from '../../error-notice.js';
import { heading } from '../../heading.js';
import { notice } from '../../notice.js';
import { isolatedList } from '../isolated-list.js';
import { factsTemplate } from './facts-template.js';
import { listFactsTemplate } from './list-facts-template.js';
import { fileSource } from './source-template.js';
import type { WorkspaceContext } from './workspace-context.js';
import type { WorkspaceScreen } from './workspace-screen.js';

function languageNames(tags: readonly string[], language: string): string {
  const names = new Intl.DisplayNames(language, { type: 'language' });
  return new Intl.ListFormat(language).format(tags.map((tag) => names.of(tag) ?? tag));
}

function clubSection(workspace: DeskWorkspace, club: DeskClubSettings, context: WorkspaceContext): unknown {
  const { workspaceWords, words, language } = context;
  return html`<section>
    <h2>${workspaceWords.club}</h2>
    ${factsTemplate(
      [
        { label: words.name, value: club.name },
        { label: workspaceWords.address, value: club.slug },
        { label: workspaceWords.contact, value: club.contact_email },
        { label: workspaceWords.sender, value: club.sender, remark: workspaceWords.senderHelp },
        { label: workspaceWords.notify, value: workspaceWords.notifyOptions[club.notify] },
        { label: workspaceWords.portal, value: club.portal_url ?? words.no },
        { label: workspaceWords.timeZone, value: club.time_zone },
        { label: workspaceWords.languages, value: languageNames(club.languages, language) },
        { label: workspaceWords.website, value: club.website_url },
        { label: workspaceWords.privacy, value: club.privacy_url },
        { label: workspaceWords.imprint, value: club.imprint_url },
        { label: workspaceWords.logo, value: club.logo_url },
        { label: workspaceWords.accentColor, value: club.accent_color },
      ],
      context,
    )}
    ${fileSource(workspace, 'workspace', context)}
  </section>`;
}

function bankSection(workspace: DeskWorkspace, account: BankAccount | null, context: WorkspaceContext): unknown {
  const { workspaceWords, feeWords, words } = context;
  const facts = account && [
    { label: feeWords.recipient, value: account.holder },
    { label: 'IBAN', value: account.iban.replace(/(.{4})(?!$)/g, '$1\u00a0') },
    { label: 'BIC', value: account.bic ?? undefined },
    { label: workspaceWords.bank, value: account.bank ?? undefined },
  ];
  return html`<section>
    <h2>${workspaceWords.bankAccount}</h2>
    ${facts ? factsTemplate(facts, context) : html`<p class="none">${words.noAnswer}</p>`}
    ${fileSource(workspace, 'workspace: bank_account', context)}
  </section>`;
}

/** The label of a field by its name in the file: of a column of any list, or of a built-in field. */
function fieldLabel(name: string, { lists }: DeskWorkspace, { loginWords, language }: WorkspaceContext): string {
  const forms = lists.flatMap((list) => list.forms.map(({ columns, layout }) => formOf(columns, layout, language)));
  const field = forms.flatMap(({ fields }) => fields).find((one) => one.name === name);
  return labelOf(field ?? { name }, loginWords);
}

function organiserTemplate(
  workspace: DeskWorkspace,
  { email, name, role, lists, fields }: DeskOrganiser,
  context: WorkspaceContext,
): unknown {
  const { workspaceWords, language } = context;
  return html`<li>
    <p><bdi>${name ?? email}</bdi></p>
    ${name === null ? nothing : html`<p class="help"><bdi>${email}</bdi></p>`}
    <p class="help">
      ${workspaceWords.roles[role]} · <bdi>${lists ? isolatedList(lists, language) : workspaceWords.allLists}</bdi>
    </p>
    ${
      fields
        ? html`<p class="help">
            ${workspaceWords.visibleFields(
              isolatedList(
                fields.map((field) => fieldLabel(field, workspace, context)),
                language,
              ),
            )}
          </p>`
        : nothing
    }
  </li>`;
}

const organisersSection = (
  workspace: DeskWorkspace,
  organisers: readonly DeskOrganiser[],
  context: WorkspaceContext,
): unknown =>
  html`<section>
    <h2>${context.workspaceWords.organisers}</h2>
    <ul class="journal">
      ${organisers.map((organiser) => organiserTemplate(workspace, organiser, context))}
    </ul>
    ${fileSource(workspace, 'organisers', context)}
  </section>`;

function sections(workspace: DeskWorkspace, context: WorkspaceContext): unknown {
  const { club, bank_account, organisers, lists } = workspace;
  return html`${club ? html`${clubSection(workspace, club, context)} ${bankSection(workspace, bank_account, context)}` : nothing}
    ${organisers ? organisersSection(workspace, organisers, context) : nothing}
    <section>
      <h2>${context.workspaceWords.lists}</h2>
      ${lists.map((list) => listFactsTemplate(workspace, list, context))}
    </section>`;
}

/** The settings of the club and its lists, with where they come from. Nothing is changed here. */
export function workspaceTemplate({ workspace, error, load }: WorkspaceScreen, context: WorkspaceContext): unknown {
  const { words, workspaceWords, loginWords } = context;
  const retry = html`<button type="button" @click=${load}>${loginWords.retry}</button>`;
  const state = error
    ? notice('alert', errorMessage(error, loginWords), retry)
    : html`<p role="status">${loginWords.loading}</p>`;
  return html`${heading(1, words.settings)}
    <p>${workspaceWords.help}</p>
    ${workspace && !error ? sections(workspace, context) : state}`;
}
