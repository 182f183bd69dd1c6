/** Texts that are the same in all elements. */
export const common = {
  slow: 'Es dauert länger als sonst. Bitte bleiben Sie auf dieser Seite.',
  offline: 'Es besteht keine Verbindung zum Server. Bitte prüfen Sie Ihre Internetverbindung.',
};
