/**
 * The script of the reference: tabs, search, copying, and the contents on narrow screens. It asks nobody. The page is complete
 * without it.
 */
export const referenceScript = `
(() => {
  const all = (selector, root = document) => [...root.querySelectorAll(selector)];
  const byId = (id) => document.getElementById(id);
  const LANGUAGE = 'turnout-reference-language';
  const stored = () => { try { return localStorage.getItem(LANGUAGE); } catch { return null; } };
  const store = (language) => { try { localStorage.setItem(LANGUAGE, language); } catch { /* a browser without storage */ } };

  // tabs: a choice is for all examples of the page
  const nameOf = (tab) => tab.textContent.trim();
  const tabs = all('[role=tab]');
  const choose = (language) => {
    if (!tabs.some((tab) => nameOf(tab) === language)) return;
    for (const tab of tabs) {
      const isSelected = nameOf(tab) === language;
      tab.setAttribute('aria-selected', isSelected);
      tab.tabIndex = isSelected ? 0 : -1;
      byId(tab.getAttribute('aria-controls')).hidden = !isSelected;
    }
  };
  const chooseAt = (tab) => {
    const before = tab.getBoundingClientRect().top;
    choose(nameOf(tab));
    store(nameOf(tab));
    // examples above have another height now
    scrollBy({ top: tab.getBoundingClientRect().top - before });
    tab.focus({ preventScroll: true });
  };
  for (const list of all('[role=tablist]')) {
    list.hidden = false;
    const own = all('[role=tab]', list);
    list.addEventListener('click', ({ target }) => { const tab = target.closest('[role=tab]'); if (tab) chooseAt(tab); });
    list.addEventListener('keydown', (event) => {
      const step = getComputedStyle(list).direction === 'rtl' ? -1 : 1;
      const at = own.indexOf(document.activeElement);
      const next = { ArrowRight: at + step, ArrowLeft: at - step, Home: 0, End: own.length - 1 }[event.key];
      if (next === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      chooseAt(own[(next + own.length) % own.length]);
    });
  }
  choose(stored());

  // copying, where the browser allows it
  if (navigator.clipboard)
    for (const button of all('.copy')) {
      button.hidden = false;
      button.addEventListener('click', async () => {
        const code = button.closest('.tabs').querySelector('[role=tabpanel]:not([hidden]) code');
        const label = await navigator.clipboard.writeText(code.textContent).then(() => 'Copied', () => 'Not copied');
        button.textContent = label;
        setTimeout(() => (button.textContent = 'Copy'), 2000);
      });
    }

  // search
  const MAX_RESULTS = 20;
  const [input, results, count] = [byId('search'), byId('results'), byId('result-count')];
  const titleOf = (element) => element.firstChild.textContent.trim();
  const index = () => [
    ...all('section.operation').map((section) => {
      const path = section.querySelector('.path').textContent.trim().replace(/\\s+/g, ' ');
      return { href: section.id, title: titleOf(section.querySelector('h3')), detail: path, also: section.id };
    }),
    ...all('main h2[id], main > h3[id]').map((heading) => ({ href: heading.id, title: titleOf(heading), detail: '', also: '' })),
    ...all('main tr[id]').map((row) => {
      const [owner] = row.id.split('.');
      const heading = byId(owner + '-title') ?? byId(owner);
      const detail = heading ? titleOf(heading) : 'Errors';
      return { href: row.id, title: row.querySelector('code').textContent, detail, also: '' };
    }),
  ].map((entry) => ({ ...entry, text: [entry.title, entry.detail, entry.also].join(' ').toLowerCase() }));
  let entries;
  const rank = ({ title, also }, query) =>
    [title, also].some((text) => text.toLowerCase() === query) ? 0 : title.toLowerCase().startsWith(query) ? 1 : title.toLowerCase().includes(query) ? 2 : 3;
  const hide = () => { results.hidden = true; count.textContent = ''; };
  const show = () => {
    const query = input.value.trim().toLowerCase();
    if (!query) return hide();
    entries ??= index();
    const words = query.split(/\\s+/);
    const found = entries.filter(({ text }) => words.every((word) => text.includes(word)));
    found.sort((one, other) => rank(one, query) - rank(other, query));
    results.replaceChildren(...found.slice(0, MAX_RESULTS).map(({ href, title, detail }) => {
      const [item, link, small] = ['li', 'a', 'small'].map((name) => document.createElement(name));
      link.href = '#' + href;
      small.textContent = detail;
      link.append(title, ' ', small);
      item.append(link);
      return item;
    }));
    if (!found.length) results.append(Object.assign(document.createElement('li'), { className: 'none', textContent: 'Nothing found' }));
    count.textContent = found.length === 1 ? '1 result' : found.length + ' results';
    results.hidden = false;
  };
  const searchBox = input.closest('search');
  searchBox.hidden = false;
  input.addEventListener('input', show);
  input.addEventListener('focus', show);
  searchBox.addEventListener('focusout', ({ relatedTarget }) => { if (!searchBox.contains(relatedTarget)) hide(); });
  results.addEventListener('mousedown', (event) => event.preventDefault());
  results.addEventListener('click', ({ target }) => { if (target.closest('a')) { input.value = ''; hide(); input.blur(); } });
  searchBox.addEventListener('keydown', (event) => {
    const links = all('a', results);
    const at = links.indexOf(document.activeElement);
    if (event.key === 'Escape') { input.value = ''; hide(); input.focus(); hide(); }
    else if (event.key === 'Enter' && document.activeElement === input && !results.hidden) links[0]?.click();
    else if (event.key === 'ArrowDown') links[Math.min(at + 1, links.length - 1)]?.focus();
    else if (event.key === 'ArrowUp') (links[at - 1] ?? input).focus();
    else return;
    event.preventDefault();
  });
  addEventListener('keydown', (event) => {
    const isTyping = event.target.closest?.('input, textarea, select, [contenteditable]');
    const isShortcut = event.key === '/' && !isTyping && !event.ctrlKey && !event.metaKey && !event.altKey;
    if (!isShortcut && !((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k')) return;
    event.preventDefault();
    input.focus();
    input.select();
  });

  // contents: closed on narrow screens, and in step with what is read
  const contents = document.querySelector('nav details');
  const wide = matchMedia('(min-width: 64rem)');
  const fit = () => (contents.open = wide.matches);
  wide.addEventListener('change', fit);
  fit();
  contents.addEventListener('click', ({ target }) => { if (target.closest('a') && !wide.matches) contents.open = false; });
  const linkTo = new Map(all('nav a').map((link) => [link.hash.slice(1), link]));
  const visible = new Set();
  const observer = new IntersectionObserver((changes) => {
    for (const { target, isIntersecting } of changes) isIntersecting ? visible.add(target) : visible.delete(target);
    const current = all('section.operation').find((section) => visible.has(section));
    for (const link of linkTo.values()) link.removeAttribute('aria-current');
    const link = current && linkTo.get(current.id);
    link?.setAttribute('aria-current', 'true');
  }, { rootMargin: '-20% 0px -60% 0px' });
  for (const section of all('section.operation')) observer.observe(section);
})();
`;
