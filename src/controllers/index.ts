export { FormController } from './form-controller.js';
export { type Pass } from './form-tokens.js';
export { Registrar, type Desk, type Progress, type Registered } from './registrar.js';
