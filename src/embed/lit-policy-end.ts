import { policies } from './lit-policy.js';

// after Lit has loaded, other scripts create their own policies
delete policies?.createPolicy;
