import { tagSummary } from './tag-summary.js';
import type { AnyFinding } from '../model/finding.js';
import { createFinding } from './finding.js';
import { scriptsOf, type Embed, type Page } from './page.js';
import { unknownService } from './snippet-findings.js';
import { snippetFrom, snippetOf, sourceAttribute, sourceOf, type Tag } from './tag.js';
import { consentTools, delayingTools, isBlockedType } from './script-blockers.js';

/** Types that browsers run; an empty one is JavaScript as well. */
const runnableType =
  /^(|text\/(java|ecma|j|live)script(1\.\d)?|text\/x-(java|ecma)script|(application|text)\/x?-?(java|ecma)script|module)$/i;

/** Folders in which performance plugins keep their copies of scripts. */
const copiedPath = /\/(cache|autoptimize|wp-rocket|litespeed)\//;

/** The tag as it was before a tool changed it, with the exemption of that tool. */
function releasedTag(tag: Tag, exemption: Readonly<Record<string, string | undefined>> = {}): string {
  const removed = Object.keys(tag.attributes).filter((name) =>
    /^(data-)?(rocket|litespeed|nitro)-|^data-autoptimize$|^type$|(^|-)src$/.test(name),
  );
  return snippetFrom(tag, {
    ...Object.fromEntries(removed.map((name) => [name, undefined])),
    src: sourceOf(tag),
    ...exemption,
  });
}

/** The effects of other tools of the page on a script. */
function conflictsOf({ tag, slug, source }: Embed): AnyFinding[] {
  const { type = '' } = tag.attributes;
  const summary = tagSummary(tag);
  if (source && copiedPath.test(source.pathname)) {
    const lines = [snippetOf(unknownService, slug ?? 'club/form', tag.attributes['data-widget'])];
    return [createFinding('copied', { source: source.href }, { subject: summary, lines })];
  }
  const delaying = delayingTools.find(({ marks }) => marks(tag));
  if (delaying) {
    const lines = delaying.exemption ? [releasedTag(tag, delaying.exemption)] : ['/embed.js'];
    return [createFinding('delayed', { tool: delaying.name }, { subject: summary, lines })];
  }
  const attribute = sourceAttribute(tag);
  const isMoved = attribute !== undefined && attribute !== 'src';
  const isBlocked = isBlockedType(type) || isMoved;
  const tool = consentTools.find(({ marks }) => marks(tag));
  if (tool && isBlocked)
    return [
      createFinding(
        'consent',
        { tool: tool.name },
        { subject: summary, lines: [tool.exemption && releasedTag(tag, tool.exemption)] },
      ),
    ];
  if (isMoved) return [createFinding('consent_source', { attribute }, { subject: summary, lines: [releasedTag(tag)] })];
  if (!runnableType.test(type.trim()))
    return [
      createFinding('type_inert', { type }, { subject: summary, lines: [snippetFrom(tag, { type: undefined })] }),
    ];
  return [];
}

/** Findings about tools that block, delay or copy our scripts. */
export const conflicts = (page: Page): AnyFinding[] => scriptsOf(page).flatMap(conflictsOf);
