import type { Workspace } from '../../model/workspace.js';
import type { StoredForm } from '../store/index.js';

/** The slug of a waiting list as elements take it, if it is published. */
export const waitingListOf = ({ slug }: Workspace, form: StoredForm | undefined): { waiting_list?: string } =>
  form?.published ? { waiting_list: `${slug}/${form.slug}` } : {};
