import { Calendar } from '@fullcalendar/core';
import listPlugin from '@fullcalendar/list';
import { data, place } from './here.js';

void data.then(({ from, events }) =>
  new Calendar(place, {
    plugins: [listPlugin],
    initialView: 'listYear',
    initialDate: from,
    height: 'auto',
    events,
  }).render(),
);
