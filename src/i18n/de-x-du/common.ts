/** Texts that are the same in all elements. */
export const common = {
  slow: 'Es dauert länger als sonst. Bitte bleib auf dieser Seite.',
  offline: 'Es besteht keine Verbindung zum Server. Bitte prüfe deine Internetverbindung.',
};
