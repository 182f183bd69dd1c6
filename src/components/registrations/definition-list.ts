import type { RegistrationsKit } from './registrations-kit.js';

/** Labels with their values; nothing without any. */
export const definitionList = (
  { html, nothing }: Pick<RegistrationsKit, 'html' | 'nothing'>,
  rows: readonly (readonly [label: string, value: string])[],
): unknown =>
  rows.length
    ? html`<dl>
        ${rows.map(
          ([label, value]) =>
            html`<div>
              <dt><bdi>${label}</bdi></dt>
              <dd><bdi>${value}</bdi></dd>
            </div>`,
        )}
      </dl>`
    : nothing;
