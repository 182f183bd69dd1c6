import { scriptBaseUrl } from './script-base-url.js';
import { moduleHash } from './module-hash.js';
import { preload } from './preload.js';
import { whenParsed } from './when-parsed.js';

/** How addresses of modules end that could not be loaded: browsers keep a failed load, and answer it again. */
const queries: Record<string, string> = {};

/**
 * Loads an optional feature: a module that shares none with this script, beside it or sent with it. Rejects if it cannot
 * be had; called again, it tries again.
 *
 * @param name - as the build calls it: `extended-form`, `de-form`
 * @returns what the module exports as default
 */
export async function loadModule<Exported>(name: string): Promise<Exported> {
  const preloaded = preload.modules[name];
  if (preloaded) return preloaded.default as Exported;
  // a browser that takes one import map takes it only before anything is imported
  await new Promise<void>(whenParsed);
  const address = `${scriptBaseUrl() ?? './'}embed/${name}-${moduleHash}.js`;
  try {
    return ((await import(/* @vite-ignore */ address + (queries[name] ?? ''))) as { default: Exported }).default;
  } catch (error) {
    queries[name] = `?${Math.random()}`;
    throw error;
  }
}
