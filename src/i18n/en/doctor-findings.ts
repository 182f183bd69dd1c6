import type { FindingTexts } from '../doctor-messages.js';
import { momentIn } from '../moment-in.js';

const toolSettings = (tool: string) => `Exclude the script in the settings of ${tool}.`;

export const findings: FindingTexts = {
  no_embed: {
    title: 'There is nothing of Turnout on this page.',
    advice:
      'The line was not saved, or the editor took it out. Paste it again, into a block for HTML or code and not into the text. If the editor takes scripts out, ask whoever runs the website to put the script into its template once, and paste <div data-turnout-slug="club/form"></div> where the form belongs.',
  },
  tag_stripped: {
    title: ({ slug }) => `The place${slug && ` for “${slug}”`} is there, but no script that fills it.`,
    advice:
      'The editor has taken the script out; many do that in content. Paste the line into a block for HTML or code, or ask whoever runs the website to put it into the template. It may stand anywhere on the page.',
  },
  script_without_source: {
    title: 'The script has lost its address.',
    advice: 'The editor has taken it out (src). Paste the whole line in its place.',
  },
  shown_as_text: {
    title: 'The line is shown as text and does not run.',
    advice:
      'It was pasted into the text, so the editor has made plain text of it. Delete it there, and paste it into a block for HTML or code, or in the source view.',
  },
  inert: {
    title: ({ inside }) =>
      inside === 'comment'
        ? 'The line is in a note that browsers skip (HTML comment).'
        : `The line is in a part of the page that browsers do not run (${inside}).`,
    advice: 'Move it out of there, to where the form should appear.',
  },
  type_inert: {
    title: ({ type }) => `The script is marked as something that no browser runs (type="${type}").`,
    advice: 'A plugin or editor has changed it. Use the line without type.',
  },
  curly_quotes: {
    title: 'The quotation marks in the line are curly, so the browser does not understand it.',
    advice: 'A word processor or the editor has changed them. Paste this line as plain text, or in the source view.',
  },
  no_slug: {
    title: 'The script does not say which form or list it is for.',
    advice:
      'The editor has taken out the name of the form (data-slug), and the address has none either. Use the line that has it in both places, with your own club and form.',
  },
  bad_slug: {
    title: ({ slug }) => `“${slug}” cannot be the name of a form.`,
    advice: 'It is written club/form, or club alone for the list of events: small letters, digits and hyphens.',
  },
  unknown_widget: {
    title: ({ name }) => `Turnout has nothing called “${name}” to show (data-widget).`,
    advice:
      'Write one of these instead, or leave data-widget out: then the name decides. club/form shows a form, club alone the list of events.',
  },
  head_only: {
    title: 'The line is in the invisible beginning of the page (head), so the form appears at the very end.',
    advice:
      'If it belongs elsewhere, move the line there. Or put <div data-turnout-slug="club/form"></div> at the place, and take the name of the form (data-slug) out of the line.',
  },
  mixed_content: {
    title: 'The page is secure (https) and the script is not, so the browser does not load it.',
    advice: 'Use the address with https.',
  },
  relative_source: {
    title: 'The address of the script does not say on which server it is.',
    advice: ({ resolved }) =>
      `${resolved ? `It leads to ${resolved}. ` : ''}The editor may have shortened it. Use the whole line that the club was given.`,
  },
  base_href: {
    title: ({ base }) => `The page sends short addresses elsewhere, that of the script too (<base href="${base}">).`,
    advice: ({ source }) => `It is looked for at ${source}. Use the line with the whole address.`,
  },
  sandboxed: {
    title: ({ sandbox }) => `The line is in a place where scripts may not run (${sandbox}).`,
    advice:
      'Whoever runs the website allows scripts there (allow-scripts); no more than that is needed. Or put the line into the page itself.',
  },
  policy: {
    title: ({ blocked }) =>
      `The website forbids ${blocked === 'scripts' ? 'scripts from the address of Turnout' : blocked === 'requests' ? 'requests to the address of Turnout' : 'scripts and requests to the address of Turnout'} (Content-Security-Policy).`,
    advice:
      'Whoever runs the website allows that address: with the first line below, in the settings of a security plugin or of the server. The second line has all the rules of the page, with this one added.',
  },
  policy_wants_nonce: {
    title: 'The website runs only scripts with its one-time code (nonce of the Content-Security-Policy).',
    advice: 'The script has none. Whoever makes the page’s templates gives it the same nonce as its other scripts.',
  },
  trusted_types: {
    title: ({ lacking }) =>
      `The website’s protection against foreign code does not let Turnout through: “${lacking}” is missing (Trusted Types).`,
    advice:
      'Whoever runs the website adds that. Below are the rules of the page (Content-Security-Policy), with it added.',
  },
  integrity_without_crossorigin: {
    title:
      'The browser may not check the fingerprint of the script, so it refuses the script (integrity without crossorigin).',
    advice: 'Both words belong together when a script comes from another server. The line below has both.',
  },
  integrity_mismatch: {
    title: 'The script is not the one that the line expects: its fingerprint differs (integrity).',
    advice: ({ expected }) =>
      `Its fingerprint is ${expected}. The script has changed since the line was made: take the address with the version in it, or this line.`,
  },
  integrity_ignored: {
    title: 'The line has no valid fingerprint of the script, so the browser does not check it (integrity).',
    advice:
      'The script runs, but nobody checks that it is the one you chose. Take the line as the service hands it out, or this one.',
  },
  integrity_may_change: {
    title: 'The script has a fingerprint (integrity), but its address means whatever version is newest.',
    advice:
      'With the next version it would not run any more. Leave integrity out, or use the address with the version in it.',
  },
  integrity_required: {
    title: 'The website runs only scripts with a fingerprint (integrity), and this one has none.',
    advice:
      'Use the line with the version in its address and with integrity. Whoever runs the service finds both in integrity.json.',
  },
  crossorigin_credentials: {
    title:
      'The line asks for the script with cookies, and the browser then refuses it (crossorigin="use-credentials").',
    advice: 'Use crossorigin alone.',
  },
  consent: {
    title: ({ tool }) => `${tool} holds the script back until visitors agree.`,
    advice: ({ tool }) =>
      `Until somebody uses the form, it sets no cookies, stores nothing and contacts only its own server, so it can count as necessary. ${toolSettings(tool)} Where there is a line below, that does the same.`,
  },
  consent_source: {
    title: ({ attribute }) => `The address of the script is where the browser does not look for it (${attribute}).`,
    advice:
      'A consent tool or a plugin that loads later has put it there. Exclude this script there, or use this line.',
  },
  delayed: {
    title: ({ tool }) => `${tool} runs the script later, perhaps not before somebody moves the mouse.`,
    advice: ({ tool }) => `${toolSettings(tool)} The line below is the tag that says so, or what to enter there.`,
  },
  copied: {
    title: ({ source }) => `A plugin of the website serves a copy of the script (${source}).`,
    advice:
      'The script asks where it came from, and a copy asks the wrong server. Exclude embed.js in the plugin, and use the line as the club was given it.',
  },
  twice: {
    title: ({ slug }) => `“${slug}” is on the page twice.`,
    advice: 'Both work, and visitors see it twice. Delete one of the lines.',
  },
  two_versions: {
    title: 'The script comes from more than one address.',
    advice: ({ sources }) => `Both work, but visitors load it more than once. Use one of them throughout:\n${sources}`,
  },
  name_taken: {
    title: ({ tag }) => `Something else on this page already uses the name of the element (<${tag}>).`,
    advice:
      'A name can be given once per page, and the other was faster. Remove it, or load it after the line of Turnout; or put the line on a page of its own and show that in a frame (iframe).',
  },
  removed: {
    title: ({ slug }) => `“${slug}” was put on the page, and something has taken it away again.`,
    advice:
      'A script of the page has replaced that part, often while it loads (document.write) or when it shows another view. Put the line where that script does not reach, or write <event-registration slug="club/form"></event-registration> into what it shows.',
  },
  hidden: {
    title: ({ element }) => `It is on the page, but the design of the page hides it (CSS of ${element}).`,
    advice: ({ how }) =>
      ({
        display:
          'That part is switched off (display: none). It may be a tab that is closed, or a block for other screens.',
        visibility: 'That part is made invisible (visibility: hidden).',
        opacity:
          'That part is fully transparent (opacity). An animation may be waiting for something that never happens.',
        size: 'That part has no width or height. Give it some, or take away its fixed height.',
        clipped: 'That part cuts off what is in it (overflow or clip-path). Take its fixed height away.',
        elsewhere: 'It lies outside of the visible page (position or negative margin).',
      })[how],
  },
  not_a_gate: {
    title: ({ base }) => `${base} is the address of a server, but not of the part that answers websites (gate).`,
    advice: ({ gate }) => `Take this one instead (base-url): ${gate}. Where the script is on the page, none is needed.`,
  },
  no_base_url: {
    title: ({ tag }) => `The page does not say which server <${tag}> asks (base-url).`,
    advice:
      'If the page is made of the package (turnout/define) and has no script of Turnout, the element needs the address of the server’s gate. It ends in /public.',
  },
  no_such_club: {
    title: ({ club }) => `There is no club “${club}” at that address.`,
    advice: ({ base }) =>
      `${base} does not know it. Look for a slip in the name of the club, which stands before the slash, and in the address of the script.`,
  },
  no_such_form: {
    title: ({ slug }) => `There is no form “${slug}”, or it is not published yet.`,
    advice: ({ nearest, published }) =>
      nearest
        ? `The nearest that the club has published is “${nearest}”. Otherwise the club still has to publish the event (published: true in workspace.yaml).`
        : published
          ? `The club has published, for example: ${published}. Any other event the club still has to publish (published: true in workspace.yaml).`
          : 'The club has published none so far. It still has to publish the event (published: true in workspace.yaml).',
  },
  form_closed: {
    title: ({ state }) =>
      ({
        full: 'The form shows no fields, because all places are taken.',
        not_yet_open: 'The form shows no fields, because registration has not begun.',
        closed: 'The form shows no fields, because registration is over.',
      })[state],
    advice: ({ when, state }) =>
      `${when ? `${state === 'closed' ? 'It ended' : 'It begins'} on ${momentIn(when, 'en-GB', undefined)}. ` : ''}The club sets this for the event; the line on the page is right.`,
  },
  offline: { title: 'This device is offline.', advice: 'Connect it, and load the page again.' },
  gate_silent: {
    title: ({ base }) => `${base} cannot be reached.`,
    advice:
      'The script loaded, but nobody answers its requests. An ad blocker or a company’s filter may stop them: try a private window without extensions, and another network. Else ask whoever runs the service.',
  },
  gate_without_cors: {
    title: ({ base }) => `${base} answers, but does not allow this website to read the answer (CORS).`,
    advice:
      'Something before the service leaves out the permission (Access-Control-Allow-Origin), often a proxy or a firewall that answers by itself. Whoever runs the service has to look at that.',
  },
  gate_late: {
    title: ({ base }) => `${base} takes too long to answer.`,
    advice: 'Try again. If it stays that way, ask whoever runs the service.',
  },
  gate_faulty: {
    title: ({ base, status }) =>
      status === 200 ? `${base} does not answer with a form.` : `${base} answers with an error (${status}).`,
    advice: 'The line on the page is right. Try again in a minute; if it stays that way, ask whoever runs the service.',
  },
  gate_unasked: {
    title: ({ slug }) => `It could not be checked from here whether “${slug}” exists.`,
    advice: ({ base }) =>
      `${base} did not answer this page. Open the page itself with ?turnout-debug to check it there.`,
  },
  origin_not_listed: {
    title: ({ origin }) => `The club does not list this website (${origin}) for its member portal.`,
    advice:
      'So no personal data is shown here, and a link leads to the portal. If it is the club’s own website, it adds it in its settings file (workspace.yaml, under workspace).',
  },
  listed_unknown: {
    title: ({ origin }) =>
      `The member portal opens on ${origin || 'a website'} only if the club lists it. That can be found out only on that website.`,
    advice:
      'Open the page itself with ?turnout-debug. To list a website, the club adds it in its settings file (workspace.yaml, under workspace); until then a link leads to the portal.',
  },
  portal_closed: {
    title: ({ club }) => `The member portal of “${club}” is not open.`,
    advice:
      'The club’s plan or its settings have it switched off, or its association runs it (member_portal in workspace.yaml).',
  },
  not_standing: {
    title: ({ slug }) => `“${slug}” is not shown, and nothing here explains why.`,
    advice: 'Send this report to whoever runs the service. It holds no personal data.',
  },
  looks_right: {
    title: 'The source looks right.',
    advice: 'Only the page itself can tell whether it is shown. Open it with ?turnout-debug at the end of its address:',
  },
  stands: {
    title: ({ slug }) => `“${slug}” is shown.`,
    advice: ({ also }) => (also ? 'The remaining problems are listed above.' : 'Nothing has to be done.'),
  },
};
