/** What POST /member_portal_sessions takes: exactly one of the four. */
export interface PortalSessionInput {
  person_id?: string;
  person_external_id?: string;
  email?: string;
  membership_number?: string;
}

/** A way into the member portal (specification.md: Member portal session). */
export interface PortalSession {
  /** The personal sign-in link. Whoever has it is signed in: treat it like a password. */
  url: string;
  /** Everyone who can be managed through it. */
  person_ids: string[];
}
