import { aboutOf } from './about.js';
import type { AnyFinding } from '../model/finding.js';
import { found } from './finding.js';
import { scriptsOf, type Embed, type Page } from './page.js';
import { unknownService } from './pasted.js';
import { pasted, snippetOf, sourceAttribute, sourceOf, type Tag } from './tag.js';
import { consentTools, delayingTools, isHeldType } from './tools.js';

/** Types that browsers run; an empty one is JavaScript as well. */
const runs =
  /^(|text\/(java|ecma|j|live)script(1\.\d)?|text\/x-(java|ecma)script|(application|text)\/x?-?(java|ecma)script|module)$/i;

/** Where plugins that make pages faster keep what they have copied. */
const copiedPath = /\/(cache|autoptimize|wp-rocket|litespeed)\//;

/** The tag as it was before somebody held it back. */
function released(tag: Tag, through: Readonly<Record<string, string | undefined>> = {}): string {
  const taken = Object.keys(tag.attributes).filter((name) =>
    /^(data-)?(rocket|litespeed|nitro)-|^data-autoptimize$|^type$|(^|-)src$/.test(name),
  );
  return pasted(tag, { ...Object.fromEntries(taken.map((name) => [name, undefined])), src: sourceOf(tag), ...through });
}

/** What others than the browser do with one script. */
function heldBack({ tag, slug, source }: Embed): AnyFinding[] {
  const { type = '' } = tag.attributes;
  const about = aboutOf(tag);
  if (source && copiedPath.test(source.pathname)) {
    const lines = [snippetOf(unknownService, slug ?? 'club/form', tag.attributes['data-widget'])];
    return [found('copied', { source: source.href }, { about, lines })];
  }
  const delaying = delayingTools.find(({ marks }) => marks(tag));
  if (delaying) {
    const lines = delaying.through ? [released(tag, delaying.through)] : ['/embed.js'];
    return [found('delayed', { tool: delaying.name }, { about, lines })];
  }
  const away = sourceAttribute(tag);
  const isAway = away !== undefined && away !== 'src';
  const isHeld = isHeldType(type) || isAway;
  const tool = consentTools.find(({ marks }) => marks(tag));
  if (tool && isHeld)
    return [found('consent', { tool: tool.name }, { about, lines: [tool.through && released(tag, tool.through)] })];
  if (isAway) return [found('consent_source', { attribute: away }, { about, lines: [released(tag)] })];
  if (!runs.test(type.trim()))
    return [found('type_inert', { type }, { about, lines: [pasted(tag, { type: undefined })] })];
  return [];
}

/** Scripts that are there and held back by somebody. */
export const others = (page: Page): AnyFinding[] => scriptsOf(page).flatMap(heldBack);
