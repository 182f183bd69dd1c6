import { build, type Plugin } from 'esbuild';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { compile } from 'svelte/compiler';
import { compileScript, parse, type CompilerOptions } from 'vue/compiler-sfc';

const root = fileURLToPath(new URL('../..', import.meta.url));

interface Framework {
  /** The file that the recipe is saved as. */
  file: string;
  /** What the browser starts: fills an empty page, or takes over what the server has sent. */
  client: string;
  /** What the server runs. */
  server: string;
}

const react: Framework = {
  file: 'form.jsx',
  client: `
    import { createElement, StrictMode } from 'react';
    import { createRoot, hydrateRoot } from 'react-dom/client';
    import { CampRegistration } from './form.jsx';
    const tree = createElement(StrictMode, null, createElement(CampRegistration));
    const app = document.querySelector('#app');
    if (app.hasChildNodes()) hydrateRoot(app, tree);
    else createRoot(app).render(tree);`,
  server: `
    import { createElement, StrictMode } from 'react';
    import { renderToString } from 'react-dom/server';
    import { CampRegistration } from './form.jsx';
    export const html = renderToString(createElement(StrictMode, null, createElement(CampRegistration)));`,
};

const vue: Framework = {
  file: 'form.vue',
  client: `
    import { createApp, createSSRApp } from 'vue';
    import Form from './form.vue';
    const create = document.querySelector('#app').hasChildNodes() ? createSSRApp : createApp;
    create(Form).mount('#app');`,
  server: `
    import { createSSRApp } from 'vue';
    import { renderToString } from 'vue/server-renderer';
    import Form from './form.vue';
    export const html = await renderToString(createSSRApp(Form));`,
};

const svelte: Framework = {
  file: 'form.svelte',
  client: `
    import { hydrate, mount } from 'svelte';
    import Form from './form.svelte';
    const target = document.querySelector('#app');
    (target.hasChildNodes() ? hydrate : mount)(Form, { target });`,
  server: `
    import { render } from 'svelte/server';
    import Form from './form.svelte';
    export const html = render(Form).body;`,
};

export const frameworks = { react, vue, svelte };

/** Compiles what is written in a language of its own, as the framework's plugin for a bundler does. */
const compiler = (side: 'client' | 'server', options: CompilerOptions): Plugin => ({
  name: 'compiler',
  setup({ onLoad }) {
    onLoad({ filter: /form\.vue$/ }, async ({ path }) => {
      const { descriptor, errors } = parse(await readFile(path, 'utf8'), {
        filename: path,
        templateParseOptions: options,
      });
      if (errors[0]) throw errors[0];
      const templateOptions = { compilerOptions: options };
      const { content } = compileScript(descriptor, { id: 'form', inlineTemplate: true, templateOptions });
      return { contents: content, loader: 'js' };
    });
    onLoad({ filter: /form\.svelte$/ }, async ({ path }) => {
      const { js } = compile(await readFile(path, 'utf8'), { filename: path, generate: side, dev: side === 'client' });
      return { contents: js.code, loader: 'js' };
    });
  },
});

/** What a recipe's `vite.config.js` says to the compiler of Vue. */
async function configured(folder: string, config: string | undefined): Promise<CompilerOptions> {
  if (!config) return {};
  // both give back what they are given, so that what was said can be read
  for (const [name, code] of [
    ['vite', 'export const defineConfig = (config) => config;'],
    ['@vitejs/plugin-vue', 'export default (options) => options;'],
  ] as const) {
    mkdirSync(join(folder, 'node_modules', name), { recursive: true });
    writeFileSync(join(folder, 'node_modules', name, 'index.mjs'), code);
    writeFileSync(join(folder, 'node_modules', name, 'package.json'), '{ "exports": "./index.mjs" }');
  }
  const file = join(folder, 'vite.config.mjs');
  writeFileSync(file, config);
  const { default: text } = (await import(pathToFileURL(file).href)) as {
    default: { plugins: [{ template: { compilerOptions: CompilerOptions } }] };
  };
  return text.plugins[0].template.compilerOptions;
}

/** Builds a recipe in a folder of its own that has this package and the framework: for browsers, and as the server sends it. */
export async function built(
  name: keyof typeof frameworks,
  codeBlocks: Readonly<Record<string, string>>,
  form = 'form',
) {
  const { file, client, server } = frameworks[name];
  const folder = mkdtempSync(join(tmpdir(), 'turnout-recipe-'));
  try {
    mkdirSync(join(folder, 'node_modules'));
    symlinkSync(root, join(folder, 'node_modules/turnout'), 'dir');
    for (const other of ['react', 'react-dom', 'vue', 'svelte'])
      symlinkSync(join(root, 'node_modules', other), join(folder, 'node_modules', other), 'dir');
    writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
    writeFileSync(join(folder, file), codeBlocks[form] ?? '');
    writeFileSync(join(folder, 'client.js'), client);
    writeFileSync(join(folder, 'server.js'), server);
    const options = await configured(folder, codeBlocks['config']);
    const common = {
      absWorkingDir: folder,
      bundle: true,
      format: 'esm',
      jsx: 'automatic',
      logLevel: 'silent',
      write: false,
      // development: everything that a framework has to complain about is said
      define: {
        'process.env.NODE_ENV': '"development"',
        __VUE_OPTIONS_API__: 'false',
        __VUE_PROD_DEVTOOLS__: 'false',
        __VUE_PROD_HYDRATION_MISMATCH_DETAILS__: 'true',
      },
    } as const;
    const [browser, node] = await Promise.all([
      build({ ...common, entryPoints: ['client.js'], plugins: [compiler('client', options)] }),
      build({
        ...common,
        entryPoints: ['server.js'],
        platform: 'node',
        packages: 'external',
        plugins: [compiler('server', options)],
      }),
    ]);
    const sent = join(folder, 'sent.js');
    writeFileSync(sent, node.outputFiles[0]!.text);
    const { html } = (await import(pathToFileURL(sent).href)) as { html: string };
    return { bundle: browser.outputFiles[0]!.text, html };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
