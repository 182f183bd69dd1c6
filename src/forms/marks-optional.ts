import type { Form } from './form-of.js';

/** Whether a form marks some questions as optional and others not: it then says what the mark means. A last name always has it. */
export const marksOptional = ({ fields }: Pick<Form, 'fields'>): boolean =>
  fields.some(({ required }) => required) && fields.some(({ name, required }) => !required || name === 'name');
