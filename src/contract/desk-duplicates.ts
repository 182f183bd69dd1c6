import type { DeskDuplicates, DistinctPersons, DuplicateMerge } from '../model/desk-duplicate.js';
import type { Data } from '../model/envelope.js';
import { post, read } from './endpoint.js';

/** Persons who are twice in a list of an event, for organisers with the action `merge`. */
export const deskDuplicates = {
  listDuplicates: read<Data<DeskDuplicates>>()('/desk/lists/{list_id}/duplicates'),
  mergeDuplicates: post<DuplicateMerge, Data<Record<never, never>>>()('/desk/lists/{list_id}/duplicates/merge'),
  markDistinct: post<DistinctPersons, Data<Record<never, never>>>()('/desk/lists/{list_id}/duplicates/distinct'),
} as const;
