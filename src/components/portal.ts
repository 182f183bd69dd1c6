// the member portal: a bundle of its own, so that it costs nobody anything who only registers
import { MemberProfile as Profile } from './member-profile/member-profile.js';
import { PortalLogin as Login } from './portal-login/portal-login.js';
import { canDraw } from './widget.js';

export { setHome } from './widget.js';

/** This bundle has a Trusted Types policy of its own: where a page does not list that one, plain links stay. */
const drawing = canDraw();

export const MemberProfile = drawing ? Profile : undefined;
export const PortalLogin = drawing ? Login : undefined;
