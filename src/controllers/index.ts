export { FormController } from './form-controller.js';
