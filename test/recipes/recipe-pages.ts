// Long because each recipe has its page as its system writes it.
import { expect } from 'chai';
import type { Page } from 'playwright-core';
import { parse } from 'yaml';
import type { Served, Turnout, website } from '../walk/turnout-server.js';
import { formStands, type Place } from '../walk/fill-camp.js';
import { delayed, escapedAddresses, inParagraphs, onlyAllowed, withoutScripts } from './filters.js';
import { fixture } from './recipe.js';

type Pieces = Readonly<Record<string, string>>;
export type Site = Awaited<ReturnType<typeof website>>;

/** One way of following a recipe, and the page that comes of it. */
export interface Variant {
  system: string;
  way: string;
  page: (codeBlocks: Pieces, site: Site, server: Turnout) => Served | string;
  /** What a visitor does before the form stands. */
  arrive?: (page: Page) => Promise<unknown>;
  /** Where the form is, if not in the page itself. */
  inside?: (page: Page) => Place;
  /** What is said on the page once somebody has registered. */
  message?: string;
  /** That there is a link to the form's own page where no script runs. */
  linked?: true;
}

const withPolicy = (body: string, policy: string): Served => ({
  body,
  headers: { 'content-security-policy': policy },
});

/** A policy as the site has it, with what the recipe adds. */
const mergedPolicy = (policy: Record<string, string>, added: Iterable<[directive: string, source: string]>): string => {
  const sources = { ...policy };
  for (const [directive, source] of added) sources[directive] = `${sources[directive] ?? "'self'"} ${source}`;
  return Object.entries(sources)
    .map(([directive, source]) => `${directive} ${source}`)
    .join('; ');
};

const inHeader = (policy = ''): [string, string][] =>
  policy.split('; ').map((line) => line.split(/ (.*)/).slice(0, 2) as [string, string]);

/** What TYPO3 makes of a site's csp.yaml. */
const mutations = (yaml = ''): [string, string][] =>
  (parse(yaml) as { mutations: { directive: string; sources: string[] }[] }).mutations.map(({ directive, sources }) => [
    directive,
    sources.join(' '),
  ]);

/** The page leads to itself through the website's own menu, without loading. */
const throughMenu = async (page: Page) => {
  await formStands(page);
  await page.getByRole('link', { name: 'Camp', exact: true }).click();
  await page.locator('html[data-loaded=again]').waitFor();
};

/** A page with a link to itself has to know where it is. */
const linkedToItself = (name: string, codeBlocks: Pieces, site: Site): string => {
  const path = `/${name}-${Math.random().toString(36).slice(2)}`;
  const body = fixture(name, { ...codeBlocks, address: site.origin + path });
  site.publish(body, path);
  return body;
};

const drupalFilter = (html: string, { allowed = '' }: Pieces) =>
  onlyAllowed(html, `<a href hreflang> <em> <strong> <p> <br> <ul> <ol> <li> <h2 id> ${allowed}`);

/** Every way that a recipe describes. */
export const variants: readonly Variant[] = [
  {
    system: 'README',
    way: 'the tag',
    page: (codeBlocks) => fixture('plain-html', codeBlocks),
  },
  {
    system: 'README',
    way: 'a place and a tag',
    page: ({ place = '', script = '' }) => fixture('plain-html', { snippet: place + script }),
    linked: true,
  },
  {
    system: 'plain-html',
    way: 'the tag',
    page: (codeBlocks) => fixture('plain-html', codeBlocks),
    linked: true,
  },
  {
    system: 'plain-html',
    way: 'with a content security policy',
    page: (codeBlocks) =>
      withPolicy(
        fixture('plain-html', codeBlocks),
        mergedPolicy({ 'default-src': "'self'" }, inHeader(codeBlocks['policy'])),
      ),
  },
  {
    system: 'wordpress',
    way: 'in a block of HTML',
    page: ({ snippet = '' }) => fixture('wordpress', { content: snippet, footer: '' }),
    linked: true,
  },
  {
    system: 'wordpress',
    way: 'in the classic editor',
    page: ({ snippet = '' }) => fixture('wordpress', { content: inParagraphs(snippet), footer: '' }),
    linked: true,
  },
  {
    system: 'wordpress',
    way: 'as an author whose scripts are stripped',
    page: ({ place = '', snippet = '', script = '' }) =>
      fixture('wordpress', { content: inParagraphs(withoutScripts(place + snippet)), footer: script }),
    linked: true,
  },
  {
    system: 'wordpress',
    way: 'with a version behind the address, escaped',
    page: ({ snippet = '' }) =>
      fixture('wordpress', {
        content: escapedAddresses(snippet.replace('slug=club/camp"', 'slug=club/camp&ver=6.8"')),
        footer: '',
      }),
  },
  {
    system: 'wordpress',
    way: 'where scripts wait for a visitor to move',
    page: ({ snippet = '' }) =>
      fixture('wordpress', {
        content: delayed(snippet),
        footer: `<script>addEventListener('mousemove', function move({ movementX, movementY }) {
          // browsers tell of a mouse that rests as well, when something moves below it
          if (!movementX && !movementY) return;
          removeEventListener('mousemove', move);
          for (const held of document.querySelectorAll('[type=rocketlazyloadscript]')) {
            const script = document.createElement('script');
            for (const { name, value } of held.attributes) if (!/^(type|data-rocket-src)$/.test(name)) script.setAttribute(name, value);
            script.src = held.dataset.rocketSrc;
            held.replaceWith(script);
          }
        })</script>`,
      }),
    arrive: async (page) => {
      await page.waitForLoadState();
      expect(await page.locator('event-registration').count()).to.equal(0);
      await page.mouse.move(40, 40);
      await page.mouse.move(50, 50);
    },
  },
  {
    system: 'wordpress',
    way: 'with marks where scripts wait for a visitor to move',
    page: ({ marked = '' }) => fixture('wordpress', { content: delayed(marked), footer: '' }),
  },
  {
    system: 'typo3',
    way: 'with a content security policy',
    page: (codeBlocks) =>
      withPolicy(
        fixture('typo3', codeBlocks),
        mergedPolicy(
          { 'default-src': "'self'", 'script-src': "'self' 'nonce-typo3-nonce'", 'style-src': "'self'" },
          mutations(codeBlocks['policy']),
        ),
      ),
    linked: true,
  },
  {
    system: 'joomla',
    way: 'a place in the article, the tag in a module',
    page: ({ place = '', script = '' }) => fixture('joomla', { article: withoutScripts(place + script), script }),
    linked: true,
  },
  {
    system: 'drupal',
    way: 'a place in the text, the tag in a block',
    page: (codeBlocks) =>
      fixture('drupal', {
        body: drupalFilter(`<p>Ten days.</p>${codeBlocks['place']}${codeBlocks['snippet']}`, codeBlocks),
        block: codeBlocks['script'] ?? '',
      }),
    linked: true,
  },
  {
    system: 'drupal',
    way: 'the whole tag in a block',
    page: ({ snippet = '' }) => fixture('drupal', { body: '<p>Ten days.</p>', block: snippet }),
    linked: true,
  },
  {
    system: 'contao',
    way: 'with a content security policy',
    page: ({ snippet = '', policy }) =>
      withPolicy(
        fixture('contao', { element: snippet, bar: '' }),
        mergedPolicy({ 'default-src': "'self'" }, inHeader(policy)),
      ),
    linked: true,
  },
  {
    system: 'contao',
    way: 'with a template that is given the name of the form',
    page: ({ template = '' }) => {
      const [, block = ''] = /\{% block html %\}([^]*?)\{% endblock %\}/.exec(template) ?? [];
      return fixture('contao', { element: block.replace(/\{\{ html\|trim \}\}/g, 'club/camp'), bar: '' });
    },
    linked: true,
  },
  {
    system: 'contao',
    way: 'when the cookiebar has been answered',
    page: (codeBlocks) =>
      fixture('contao', { element: codeBlocks['place'] ?? '', bar: fixture('contao-cookiebar', codeBlocks) }),
    arrive: async (page) => {
      await page.getByRole('link', { name: 'Register' }).waitFor();
      await page.getByRole('button', { name: 'Accept all' }).click();
    },
    linked: true,
  },
  {
    system: 'wix',
    way: 'in a frame of another address',
    page: ({ frame = '' }, site) =>
      fixture('wix-frame', { address: site.publish(frame).replace('127.0.0.1', 'club.test') }),
    inside: (page) => page.frameLocator('iframe'),
  },
  ...['text/javascript', 'module'].map((type): Variant => ({
    system: 'wix',
    way: `as a custom element whose script is ${type}`,
    page: ({ element = '' }, _site, { origin }) =>
      fixture('wix-element', { element, type, embed: `${origin}/embed.js` }),
  })),
  {
    system: 'squarespace',
    way: 'in a code block',
    page: (codeBlocks, site) => linkedToItself('squarespace', codeBlocks, site),
    linked: true,
  },
  {
    system: 'squarespace',
    way: 'in a page that was loaded into another',
    page: (codeBlocks, site) => linkedToItself('squarespace', codeBlocks, site),
    arrive: throughMenu,
  },
  {
    system: 'jimdo',
    way: 'in an element for HTML',
    page: (codeBlocks) => fixture('jimdo', codeBlocks),
    linked: true,
  },
  {
    system: 'google-tag-manager',
    way: 'a place in the page',
    page: ({ place = '', tag = '' }) => fixture('google-tag-manager', { page: place, tag }),
    linked: true,
  },
  {
    system: 'google-tag-manager',
    way: 'without a place',
    page: ({ alone: tagOnly = '' }) => fixture('google-tag-manager', { page: '', tag: tagOnly }),
  },
  {
    system: 'astro',
    way: 'the tag, as it is',
    page: ({ snippet = '' }, site) => linkedToItself('astro', { snippet: snippet.replace(' is:inline', '') }, site),
    linked: true,
  },
  {
    system: 'astro',
    way: 'with the router',
    page: ({ routed = '' }, site) => linkedToItself('astro', { snippet: routed.replace(' is:inline', '') }, site),
    arrive: throughMenu,
  },
];
