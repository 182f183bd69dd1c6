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

  for (const key of ['prices: { base: 12 }'])
    it(`refuses ${key} with a sentence`, () => {
      const [fault, ...furtherFaults] = faultsOf(
        `workspace: { slug: club, name: Club }\nforms: [${camp}, form: { sections: [{ fields: [name] }], ${key} } }]`,
      );
      expect(furtherFaults).to.deep.equal([]);
      expect(fault).to.include('line 2').and.include('a gate before a service').and.include('after a lost answer');
    });

  for (const key of ['bank_account: { holder: Club, iban: x }', 'subscription: {}'])
    it(`refuses workspace.${key} with a sentence`, () => {
      expect(faultsOf(`workspace: { slug: club, name: Club, ${key} }`).join()).to.match(
        /gate before a service|the service knows/,
      );
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
