import 'survey-core/survey-core.min.css';
import { Model } from 'survey-core';
import 'survey-js-ui';
import { data, place } from './here.js';

void data.then((json) => new Model(json).render(place));
