export { FormController } from './form-controller.js';
export { Registrar, type Desk, type Registered } from './registrar.js';
