/** Each element of the kit, and the script that brings it. */
export const scripts = {
  'event-list': 'embed-list.js',
  'event-registration': 'embed-form.js',
  'member-profile': 'embed-portal.js',
  'portal-login': 'embed-portal.js',
} as const;

export type Tag = keyof typeof scripts;

export const tags = Object.keys(scripts) as Tag[];

/** The element that a slug means by itself: a club has a list of events, and its events have forms. */
export const tagOf = (slug: string): Tag => (slug.includes('/') ? 'event-registration' : 'event-list');
