/** What runs where a text gets its way. */
export const run = 'window.ran=1';

/** What a text could try to be instead of a text. */
export const vectors = [
  `<img src=x onerror=${run}>`,
  `"><svg onload=${run}>`,
  `</textarea><script>${run}</script>`,
  `' onfocus=${run} autofocus x='`,
  `\${${run}}`,
  `<!--<img src="--><img src=x onerror=${run}//">`,
  `<style>@import "javascript:${run}"</style>`,
  `<iframe srcdoc="<script>parent.${run}</script>">`,
  `{{constructor.constructor("${run}")()}}`,
  `<math><mi//xlink:href="data:x,<script>${run}</script>">`,
  `&lt;img src=x onerror=${run}&gt;`,
  '<template shadowrootmode=open><slot></slot></template>',
];

/** Addresses that lead to no web page. */
export const addresses = [
  `javascript:${run}`,
  ` javascript:${run}`,
  `java\nscript:${run}`,
  `JaVaScRiPt:${run}`,
  `data:text/html,<script>${run}</script>`,
  'vbscript:x',
  'blob:https://club.example/1',
  `https:javascript:${run}`,
];
