/**
 * The script of a club's page. After a request for a sign-in link, the sign-in stands alone, since the code of the mail is entered there;
 * after a link that is over, it stands alone with the reason;
 * and the link of the section that is shown is marked as the current one.
 */
export const sectionsScript = `(() => {
  const mark = () => {
    const isListShown = document.getElementById('events').getClientRects().length > 0;
    for (const link of document.querySelectorAll('nav a')) {
      if ((link.hash === '#events') === isListShown) link.setAttribute('aria-current', 'page');
      else link.removeAttribute('aria-current');
    }
  };
  addEventListener('link-requested', () => location.replace('#members'));
  addEventListener('hashchange', mark);
  new MutationObserver((changes) => {
    if (changes.some(({ oldValue, target }) => oldValue === 'link' && target.getAttribute('state') === 'signed-out')) location.replace('#members');
    mark();
  }).observe(document.getElementById('members'), { subtree: true, childList: true, attributeFilter: ['state'], attributeOldValue: true });
  mark();
})()`;
