import { faultsOf } from '../../support/workspace-faults.js';

const columns = `[
        { external_id: size, name: Size, type: string, allowed_values: [S, M] },
        { external_id: courses, name: Courses, type: array, allowed_values: [Canoe, Theatre] },
        { external_id: swims, name: Swims, type: boolean },
        { external_id: height, name: Height, type: number },
        { external_id: joined, name: Joined, type: date },
        { external_id: badge, name: Badge, type: string },
        { external_id: secret, name: Secret, type: string }]`;
const fieldNames = ['name', 'email', 'birthdate', 'size', 'courses', 'swims', 'height', 'joined'];

/** A workspace.yaml whose camp has this form. */
export const yamlOf = (form: string) => `workspace: { slug: club, name: Club }
events:
  - slug: camp
    title: Camp
    start_date: 2027-07-24
    columns: ${columns}
    form: { ${form} }
  - { slug: queue, title: Queue, start_date: 2027-07-24, form: { waiting_list: third, sections: [{ fields: [name] }] } }
  - { slug: third, title: Third, start_date: 2027-07-24 }
  - { slug: spare, title: Spare, start_date: 2027-07-24 }
`;

/** A form that asks for this last. */
export const campWithFields = (...fields: string[]) =>
  yamlOf(`sections: [{ fields: [${[...fieldNames, ...fields].join(', ')}] }]`);
export const badge = (more: string) => campWithFields(`{ name: badge, ${more} }`);
export const when = (condition: string) => badge(`visible_when: ${condition}`);
export const form = (more: string) => yamlOf(`${more}, sections: [{ fields: [name] }]`);

/** Faults with the path from the form on. */
export const placedFaults = (yaml: string) =>
  faultsOf(yaml).map((sentence) =>
    sentence.replace(/^line \d+, events\.0\.form\.(sections\.0\.fields\.8\.)?/, '').replace(/^line \d+, /, ''),
  );
