import type { loginFeatures as features } from '../components/portal-login/login-features.js';
import { loadModule } from './load-module.js';

/** What the sign-in loads on demand, as the embed script has it: a module beside the script. */
export const loginFeatures: typeof features = {
  codeEntry: async () => ({ default: await loadModule('code-entry') }),
};
