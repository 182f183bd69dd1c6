// A list of events embedded by hand, without a library: finds its tag, asks for the events, draws them into a shadow root.
import { style } from './vanilla-style.js';

const script = document.currentScript;
const response = fetch(new URL(script.dataset.list, script.src)).then((answer) => {
  if (!answer.ok) throw new Error(String(answer.status));
  return answer.json();
});

function element(tag, text = '') {
  const created = document.createElement(tag);
  created.append(text);
  return created;
}

const host = element('div');
const root = host.attachShadow({ mode: 'open' });
const sheet = new CSSStyleSheet();
sheet.replaceSync(style);
root.adoptedStyleSheets = [sheet];
root.append(element('p', 'Loading …'));
script.after(host);

response.then(
  ({ events }) => {
    const days = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
    const list = element('ul');
    for (const { title, day, location, description, url } of events) {
      const item = element('li');
      const link = element('a', 'Register');
      link.href = url;
      item.append(
        element('h3', title),
        element('p', `${days.format(Date.parse(day))} · ${location}`),
        element('p', description),
        link,
      );
      list.append(item);
    }
    root.replaceChildren(list);
  },
  () => root.replaceChildren(element('p', 'The events cannot be shown right now.')),
);
