import { expect } from '@open-wc/testing';
import { profile as words } from '../../../src/i18n/en/index.js';
import { familyClub } from '../../support/family-club.js';
import { newBase, openPortal, type OpenPortalOptions, type PortalTag } from '../../support/open-portal.js';
import { unlisted } from './unlisted-origin.js';

const portalIs = (status: string) =>
  familyClub.replace('slug: club,', `slug: club, member_portal: { status: ${status} },`);

for (const tag of ['portal-login', 'member-profile'] as const satisfies PortalTag[])
  describe(`<${tag}> where nobody can sign in`, () => {
    const open = (more: OpenPortalOptions) => openPortal({ tags: [tag], ...more });
    /** Nothing to fill in, nothing to press, and nothing asked but whether the portal is open. */
    const expectShut = ({ parts, requestLines }: Awaited<ReturnType<typeof open>>) => {
      expect(parts('form, button, [part=heading]')).to.have.length(0);
      expect(requestLines()).to.deep.equal(['GET /portal']);
    };

    for (const [status, sentence] of [
      ['disabled', words.portalClosed],
      ['superordinate', words.viaParent],
    ] as const)
      it(`says why, and whom to ask: ${status}`, async () => {
        const opened = await open({ yaml: portalIs(status) });
        expect(opened.text()).to.contain(sentence);
        expect(opened.text()).to.contain(words.askClub('office@club.example'));
        expectShut(opened);
      });

    it('names nobody to ask where the club names nobody', async () => {
      const opened = await open({ yaml: portalIs('disabled').replace(/ contact_email: \S+,/, '') });
      expect(opened.text()).to.contain(words.portalClosed).and.not.contain('Questions');
    });

    it('leads to the portal’s own page where the club does not list the page', async () => {
      const opened = await open({ intercept: unlisted });
      expect(opened.text()).to.contain(words.notHere);
      const { href, target, rel } = opened.part<HTMLAnchorElement>('a');
      expect([href, target, rel]).to.deep.equal(['https://turnout.test/portal/club', '_blank', 'noopener']);
      expectShut(opened);
    });

    it('opens no link there, and does not ask whose it is', async () => {
      const opened = await open({ intercept: unlisted });
      opened.follow('x'.repeat(43));
      await new Promise((resolve) => setTimeout(resolve, 50));
      expectShut(opened);
    });

    it('says that there is none where there is no such club, or only the specification is spoken', async () => {
      for (const attributes of [{ slug: 'nobody' }, { plain: '' }] as Record<string, string>[]) {
        const opened = await open({ attributes, until: '[role=alert]' });
        expect(opened.text()).to.contain(words.missing);
      }
    });

    it('says that it cannot be had, and can be had at another try', async () => {
      let fails = true;
      const opened = await open({
        intercept: async (_, next) => (fails ? new Response('oops', { status: 500 }) : next()),
        until: '[role=alert]',
      });
      expect(opened.text()).to.contain(words.unavailable);
      expect(opened.part<HTMLAnchorElement>('a').href).to.equal(
        newBase().replace(/\d+\/public/, (of) => `${parseInt(of) - 1}/portal/club`),
      );
      fails = false;
      await opened.press(words.retry);
      await opened.says(words.signInTitle);
    });
  });
