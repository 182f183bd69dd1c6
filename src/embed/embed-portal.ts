import './lit-policy.js';
import { MemberProfile } from '../components/member-profile/member-profile.js';
import { PortalLogin } from '../components/portal-login/portal-login.js';
import { setScriptBaseUrl } from '../components/widget.js';
import './lit-policy-end.js';
import { start } from './loader.js';

start({
  elements: { 'member-profile': MemberProfile, 'portal-login': PortalLogin },
  setDefaultBaseUrl: setScriptBaseUrl,
});
