import { expect } from 'chai';
import { codeIn, deviceSecret, otherCode } from '../../support/sign-in-code.js';
import { clubStarter, eve, family, type PortalClub } from './portal-club.js';

const started = clubStarter();

async function requestCode({ post, deliverMails }: PortalClub, email: string, device: string) {
  await post('link-requests', { email, device_secret: deviceSecret(device) });
  const text = (await deliverMails()).at(-1)?.text;
  return { code: codeIn(text), token: /#([\w-]{43})/.exec(text ?? '')?.[1] };
}

const typeCode = ({ post }: PortalClub, code: string | undefined, device: string) =>
  post('codes', { code, device_secret: deviceSecret(device) });

describe('a code of a gate before a service', () => {
  it('signs in everybody whom the service names for the address, and ends the link', async () => {
    const club = await started();
    const { code, token } = await requestCode(club, family, 'A');
    const response = await typeCode(club, code, 'A');
    const { data } = (await response.json()) as { data: { token: string } };
    const session = (await (await club.asMember(data.token).session()).json()) as {
      data: { persons: { id: string }[] };
    };
    expect(session.data.persons.map(({ id }) => id)).to.deep.equal([club.ids.ina, club.ids.ben]);
    expect((await club.post('sessions', { token })).status).to.equal(404);
  });

  it('is worthless on another device, after five tries, and for an address that the service does not know', async () => {
    const club = await started();
    const { code } = await requestCode(club, family, 'A');
    const other = await requestCode(club, 'mallory@example.org', 'B');
    const statuses = [];
    for (let time = 1; time <= 6; time++)
      statuses.push([
        (await typeCode(club, otherCode(code!, time), 'A')).status,
        (await typeCode(club, code, 'B')).status,
      ]);
    expect([other.code, (await typeCode(club, code, 'A')).status]).to.deep.equal([undefined, 404]);
    expect(statuses).to.deep.equal([...Array.from({ length: 4 }, () => [422, 422]), [404, 404], [404, 404]]);
  });

  it('signs in nobody whose address the service has changed meanwhile', async () => {
    const club = await started();
    const { code } = await requestCode(club, eve, 'A');
    await club.change(club.ids.eve, { email: 'other@example.org' });
    expect((await typeCode(club, code, 'A')).status).to.equal(404);
  });
});
