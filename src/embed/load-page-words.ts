import { moduleHash } from './module-hash.js';

/** Address of the folder with the words of the embed script, beside the one of this module. */
const folder = import.meta.url.replace(/pages\/[^/]*$/, 'embed/');

/** Loads words for a hosted page that is a program: the modules of the embed script. `name` is `de-form`. */
export async function loadPageWords<Words>(name: string): Promise<Words> {
  const address = `${folder}${name}-${moduleHash}.js`;
  return ((await import(/* @vite-ignore */ address)) as { default: Words }).default;
}
