export { FormController } from './form-controller.js';
export { FRAME_WAIT_MS, IncrementalRender } from './incremental-render.js';
