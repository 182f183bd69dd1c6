// the member portal: a bundle of its own, so that it costs nobody anything who only registers
export { MemberProfile } from './member-profile/member-profile.js';
export { PortalLogin } from './portal-login/portal-login.js';
export { setHome } from './widget.js';
