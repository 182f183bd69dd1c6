import type { DeskSetting, EventRow } from '../store/index.js';
import { formatLocalTime } from './local-time.js';
import type { PlanContext, Step } from './plan-step.js';

/** The settings of an event that the file and the desk share; times are milliseconds since 1970. */
export interface SharedSettings {
  readonly max_persons: number | null;
  /** Of the event. */
  readonly closes_at: number;
  /** Of its form; null if the file does not say. */
  readonly form_closes_at: number | null;
}

interface SharedPlan {
  /** The values that count. */
  readonly target: SharedSettings;
  /** Effect on the settings of the desk. */
  readonly steps: readonly Step[];
}

const keptStep = (subject: string): Step => ({ action: 'keep', subject, changes: [], execute: async () => {} });

function keptSteps(slug: string, setting: DeskSetting, existing: EventRow, zone: string): Step[] {
  const inFile = setting.file_places === null ? 'sets no limit' : `says ${setting.file_places}`;
  const closing = formatLocalTime(setting.event_closes_at ?? 0, zone, { endOfDay: true });
  return [
    ...(setting.has_places
      ? [keptStep(`event ${slug}: max_persons ${existing.max_persons ?? 'none'}, set at the desk; the file ${inFile}`)]
      : []),
    ...(setting.closed_at === null
      ? []
      : [keptStep(`event ${slug}: closed at the desk until it is opened there; the file closes it at ${closing}`)]),
  ];
}

/**
 * Joins the settings of a file with those of the desk (decision 41). The number of places set at the desk counts until the file changes its own;
 * a registration that the desk has closed stays closed until the desk opens it. A plan says so each time.
 */
export function sharedSettings(
  { workspace_id, zone, deskSettings }: PlanContext,
  slug: string,
  existing: EventRow | undefined,
  file: SharedSettings,
): SharedPlan {
  const setting = deskSettings.find(({ list_id }) => list_id === existing?.list_id);
  if (!existing || !setting) return { target: file, steps: [] };
  const hasPlaces = setting.has_places === 1 && setting.file_places === file.max_persons;
  const isClosed = setting.closed_at !== null;
  const next: DeskSetting = {
    ...{ workspace_id, list_id: setting.list_id, closed_at: setting.closed_at },
    event_closes_at: isClosed ? file.closes_at : null,
    form_closes_at: isClosed ? file.form_closes_at : null,
    has_places: hasPlaces ? 1 : 0,
    file_places: hasPlaces ? setting.file_places : null,
  };
  const localTime = (time: number | null) => formatLocalTime(time ?? 0, zone, { endOfDay: true });
  const [from, to] = [localTime(setting.event_closes_at), localTime(next.event_closes_at)];
  const changes = [
    ...(setting.has_places && !hasPlaces
      ? [{ field: 'max_persons', from: 'set at the desk', to: 'as in the file' }]
      : []),
    ...(isClosed && from !== to ? [{ field: 'closes_at', from, to }] : []),
  ];
  const isChanged = changes.length > 0 || (isClosed && setting.form_closes_at !== next.form_closes_at);
  const update: Step = {
    ...{ action: 'update', subject: `desk settings of event ${slug}`, changes },
    execute: ({ deskSettings }) => deskSettings.put(next),
  };
  return {
    target: {
      max_persons: hasPlaces ? existing.max_persons : file.max_persons,
      closes_at: isClosed ? existing.closes_at : file.closes_at,
      form_closes_at: isClosed ? existing.closes_at : file.form_closes_at,
    },
    steps: [...(isChanged ? [update] : []), ...keptSteps(slug, next, existing, zone)],
  };
}
