import '@formio/js/dist/formio.form.min.css';
import { Formio } from '@formio/js/form';
import { data, place } from './here.js';

void data.then((json) => Formio.createForm(place, json));
