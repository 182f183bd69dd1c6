import { checkColumns, isDate, personFields } from '../../fields/index.js';
import { sentenceForIntegrators } from '../../i18n/integrators.js';
import type { Layout } from '../../model/registration-form.js';
import { isTimeZone } from './instant.js';
import type { ColumnEntry, FormEntry, WorkspaceFile } from './workspace-file.js';

/** Fields that a layout asks for and the list does not have, or that it asks for twice. */
function layoutFaults(layout: Layout | null, columns: readonly ColumnEntry[], path: string): string[] {
  const known = new Set([...personFields.map(({ name }) => name), ...columns.map(({ external_id }) => external_id)]);
  const names = (layout?.sections ?? []).flatMap(({ fields }) => fields.map(({ name }) => name));
  return names.flatMap((name, index) => {
    if (!known.has(name)) return [`${path}: the list has no field "${name}"`];
    return names.indexOf(name) === index ? [] : [`${path}: asks for "${name}" twice`];
  });
}

/** What the service would refuse of columns, in sentences. */
const columnFaults = (columns: readonly ColumnEntry[], path: string): string[] =>
  checkColumns(columns, []).map((issue) => {
    const [, index = 0, ...inner] = issue.field.split('.');
    return issue.code === 'taken' && inner[0] === 'external_id'
      ? `${path}: the column "${columns[Number(index)]!.external_id}" is there twice`
      : `${path}: column "${columns[Number(index)]!.external_id}": ${inner.join('.')}: ${sentenceForIntegrators(issue)}`;
  });

/** Times that are none, and a closing before the opening. */
function timeFaults({ opens_at, closes_at }: Pick<FormEntry, 'opens_at' | 'closes_at'>, path: string): string[] {
  const odd = Object.entries({ opens_at, closes_at }).filter(([, moment]) => Number.isNaN(moment));
  if (odd.length) return odd.map(([name]) => `${path}: ${name}: there is no such time`);
  return opens_at !== null && closes_at !== null && opens_at >= closes_at ? [`${path}: closes before it opens`] : [];
}

const twice = (values: readonly string[], what: string): string[] =>
  values.flatMap((value, index) => (values.indexOf(value) === index ? [] : [`${what} "${value}" is there twice`]));

/** Everything wrong with a file that the schema let through, one sentence a fault. */
export function faultsIn({ workspace, cost_units, lists, events }: WorkspaceFile): string[] {
  const slugs = [...events.map(({ slug }) => slug), ...lists.flatMap(({ application }) => application?.slug ?? [])];
  return [
    ...twice(slugs, 'the form'),
    ...twice(
      cost_units.map(({ name }) => name),
      'the cost unit',
    ),
    ...twice(
      lists.filter(({ type }) => type === 'contact').map(({ name }) => name),
      'the list',
    ),
    ...(lists.filter(({ type }) => type === 'member').length > 1 ? ['lists: a workspace has one member list'] : []),
    ...lists.flatMap(({ name, type, columns, application }) => [
      ...layoutFaults(application?.layout ?? null, columns, `list "${name}"`),
      ...(application ? timeFaults(application, `form "${application.slug}"`) : []),
      ...(application && type !== 'member' ? [`list "${name}": only the member list takes applications`] : []),
      ...columnFaults(columns, `list "${name}"`),
    ]),
    ...events.flatMap(({ slug, start_date, end_date, opens_at, closes_at, columns, layout }) => [
      ...[start_date, end_date]
        .filter((date) => !isDate(date))
        .map((date) => `event "${slug}": there is no day ${date}`),
      ...(end_date < start_date ? [`event "${slug}": ends before it begins`] : []),
      ...timeFaults({ opens_at, closes_at }, `event "${slug}"`),
      ...layoutFaults(layout, columns, `event "${slug}"`),
      ...columnFaults(columns, `event "${slug}"`),
    ]),
    ...(isTimeZone(workspace.time_zone) ? [] : [`workspace.time_zone: there is no time zone ${workspace.time_zone}`]),
  ];
}
