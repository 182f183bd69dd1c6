import '@bpmn-io/form-js-viewer/dist/assets/form-js.css';
import { createForm } from '@bpmn-io/form-js-viewer';
import { data, place } from './here.js';

void data.then((schema) => createForm({ container: place, schema, data: {} }));
