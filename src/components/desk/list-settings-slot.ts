import { nothing } from 'lit';
import type { DeskContext } from './desk-context.js';
import type { DeskController } from './desk-controller.js';
import type { OpenList } from './open-list.js';

type Template = (page: DeskController, context: DeskContext) => unknown;

/** The settings of open lists; undefined while their script is loaded. */
const templates = new WeakMap<OpenList, Template | undefined>();

async function load(page: DeskController, open: OpenList, { language }: DeskContext): Promise<void> {
  templates.set(open, undefined);
  try {
    const { openListSettings, listSettingsTemplate } = await import('./list-settings/index.js');
    const state = await openListSettings(language);
    templates.set(open, (host, context) => listSettingsTemplate(host, state, context));
    page.requestUpdate();
  } catch {
    // another drawing tries again
    templates.delete(open);
  }
}

/** The settings of a list, for those who may change them: their script is loaded with the first list that has some. */
export function listSettingsSlot(page: DeskController, open: OpenList, context: DeskContext): unknown {
  if (!page.list?.settings || !page.desk!.actions.includes('close')) return nothing;
  if (!templates.has(open)) void load(page, open, context);
  return templates.get(open)?.(page, context) ?? nothing;
}
