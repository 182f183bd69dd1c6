import { JSONEditor } from '@json-editor/json-editor';
import { data, place } from './here.js';

void data.then(
  (schema) =>
    new JSONEditor(place, {
      schema,
      theme: 'html',
      disable_collapse: true,
      disable_edit_json: true,
      disable_properties: true,
      disable_array_add: true,
      disable_array_delete: true,
      disable_array_reorder: true,
    }),
);
