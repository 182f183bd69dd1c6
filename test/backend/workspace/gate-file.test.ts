import { expect } from 'chai';
import { readGateFile, WorkspaceFileError } from '../../../src/backend/workspace/index.js';

const faultsOf = (yaml: string): string[] => {
  try {
    readGateFile(yaml);
    return [];
  } catch (error) {
    if (!(error instanceof WorkspaceFileError)) throw error;
    return error.sentences;
  }
};

const camp = '{ slug: camp, list_id: lst_1, published: true';

describe('gate.yaml', () => {
  it('is read with its defaults', () => {
    const file = readGateFile(`workspace: { slug: club, name: Club }\nforms: [${camp} }]`);
    expect(file.workspace).to.include({ portal_status: 'disabled', time_zone: 'Europe/Berlin' });
    expect(file.forms[0]).to.include({ max_persons: null, layout: null, delete_after: 30, closes_at: null });
  });

  describe('with prices', () => {
    const withPrices = (prices: string, list = camp) =>
      `workspace: { slug: club, name: Club, member_list: lst_9 }\nforms: [${list}, form: { sections: [{ fields: [name, tent] }], prices: ${prices} } }]`;

    it('stores them in cents, and the account of the club', () => {
      const yaml = withPrices('{ base: 12.50, additions: [{ amount: 3, when: { field: tent, is: Large } }] }').replace(
        'name: Club',
        'name: Club, bank_account: { holder: Club e. V., iban: DE89 3704 0044 0532 0130 00 }',
      );
      const { workspace, forms } = readGateFile(yaml);
      expect(workspace.bank_account).to.include({ holder: 'Club e. V.', iban: 'DE89370400440532013000' });
      expect(forms[0]?.layout?.prices).to.deep.equal({
        base: [{ cents: 1250 }],
        additions: [{ cents: 300, when: { field: 'tent', is: 'Large' } }],
      });
    });

    for (const [prices, sentence] of [
      ['{ base: 12.345 }', 'parts of a cent'],
      ['{ base: 12, additions: [{ amount: 3, when: { field: boat, is: Large } }] }', 'does not ask for "boat"'],
      ['{ base: 12, cost_unit: Camps }', 'books its fees on no cost unit'],
      ['{ base: 12, category: Fees }', 'books its fees on no cost unit'],
    ] as const)
      it(`refuses ${prices}`, () => {
        const faults = faultsOf(withPrices(prices));
        expect([faults.length, faults.join().includes(sentence)]).to.deep.equal([1, true]);
      });

    it('refuses them of an application: the gate does not hear when one is accepted', () => {
      const faults = faultsOf(withPrices('{ base: 12 }', '{ slug: join, title: Join, list_id: member'));
      expect([faults.length, faults.join().includes('decided at the service')]).to.deep.equal([1, true]);
    });

    it('refuses an account with a mistyped IBAN', () => {
      const account = 'bank_account: { holder: Club, iban: DE89 3704 0044 0532 0130 01 }';
      expect(faultsOf(`workspace: { slug: club, name: Club, ${account} }`).join()).to.include('check digits');
    });
  });

  it('refuses workspace.subscription with a sentence', () => {
    expect(faultsOf(`workspace: { slug: club, name: Club, subscription: {} }`).join()).to.include('the service knows');
  });

  for (const key of ['lists: []', 'events: []', 'cost_units: []'])
    it(`refuses ${key} with a sentence`, () => {
      expect(faultsOf(`workspace: { slug: club, name: Club }\n${key}`).join()).to.include('a gate before a service');
    });

  it('has a portal that is off without member_portal, and shows what the specification names', () => {
    const withPortal = (portal: string) =>
      readGateFile(`workspace: { slug: club, name: Club, member_list: lst_9${portal} }`).workspace;
    const { portal_status, portal } = withPortal(', member_portal: {}');
    expect([withPortal('').portal_status, portal_status]).to.deep.equal(['disabled', 'enabled']);
    expect(portal.profile?.sections[0]?.fields.map(({ name }) => name)).to.deep.equal(['name', 'email']);
    expect(withPortal(', member_portal: { status: superordinate }').portal_status).to.equal('superordinate');
  });

  it('refuses a portal without a list of members, a page that may show no data, and a mail without its link', () => {
    const faults = faultsOf(`workspace:
  slug: club
  name: Club
  member_portal: { page: https://www.club.example/members, mails: { sign_in: { text: { de: Hallo } } } }
`);
    expect(faults.join('\n')).to.include('workspace.member_list').and.include('portal_origins').and.include('{{link}}');
  });

  it('refuses columns, which are the service’s, and a profile beside the portal', () => {
    const faults = faultsOf(`workspace: { slug: club, name: Club }\nforms: [${camp}, columns: [], profile: {} }]`);
    expect(faults).to.have.length(2);
    expect(faults.join()).to.include('add them at the service').and.include('under workspace.member_portal');
  });

  it('takes confirm_email where an address is always asked for, and not elsewhere', () => {
    const withFields = (fields: string) =>
      faultsOf(
        `workspace: { slug: club, name: Club }\nforms: [${camp}, form: { confirm_email: true, sections: [{ fields: [${fields}] }] } }]`,
      );
    expect(withFields('name, { name: email, required: true }')).to.deep.equal([]);
    expect(withFields('name, email').join()).to.include('needs an e-mail address that is required');
    expect(withFields('name, { name: mailbox, required: true }')).to.have.length(1);
  });

  describe('with a waiting list', () => {
    const withQueue = (queue: string, keys = 'waiting_list: queue') =>
      faultsOf(
        `workspace: { slug: club, name: Club, member_list: lst_9 }\nforms: [${camp}, form: { sections: [{ fields: [name] }], ${keys} } }, ${queue}]`,
      );

    it('takes the form of another event', () => {
      expect(withQueue('{ slug: queue, list_id: lst_2 }', 'waiting_list: queue, offer_hours: 3')).to.deep.equal([]);
    });

    it('refuses a form that is not there, and one of applications', () => {
      expect(withQueue('{ slug: quene, list_id: lst_2 }').join()).to.include('did you mean "quene"?');
      expect(withQueue('{ slug: queue, list_id: member, title: Join }').join()).to.include('the list of an event');
      expect(withQueue('{ slug: queue, list_id: lst_2 }', 'offer_hours: 3').join()).to.include('waiting list');
    });
  });

  it('tells a misspelt key from one that is not supported', () => {
    expect(faultsOf('workspace: { slug: club, name: Club, zone: UTC }').join()).to.include('there is no such key');
  });

  it('wants a member list and a title for applications, and neither places nor a title for events', () => {
    const faults = faultsOf(`workspace: { slug: club, name: Club }
forms:
  - { slug: join, list_id: member, max_persons: 3 }
  - ${camp}, title: Camp }
`);
    expect(faults).to.have.length(4);
  });

  it('wants one form for one list', () => {
    const faults = faultsOf(
      `workspace: { slug: club, name: Club }\nforms: [${camp} }, { slug: other, list_id: lst_1 }]`,
    );
    expect(faults.join()).to.include('lst_1');
  });

  it('refuses what a layout cannot have', () => {
    const faults = faultsOf(
      `workspace: { slug: club, name: Club }\nforms: [${camp}, form: { sections: [{ fields: [name, name] }] } }]`,
    );
    expect(faults.join()).to.include('twice');
  });
});
