import { policies } from './lit-policy.js';

// Lit is loaded: other scripts create their own policies
delete policies?.createPolicy;
