/** The languages in which each state is recorded: left to right, with long words, right to left. */
export const languages = ['en', 'de', 'ar'] as const;

const fields = '{ name: name, required: true }, { name: email, required: true }';

/** A club whose pages have every state that is recorded. All dates are fixed, so that a recording stays true. */
export const club = `
workspace:
  slug: club
  name: Rowing club
  languages: [en, de, ar]
  time_zone: Europe/Berlin
  contact_email: office@club.example
  bank_account: { holder: Rowing club e. V., iban: DE89370400440532013000, bank: Bank by the lake }
cost_units: [{ name: Camps, categories: [Fees] }]
lists:
  - type: member
    name: Members
    application: { slug: join, title: Become a member, sections: [{ fields: [${fields}] }] }
events:
  - slug: camp
    title: Camp by the lake
    published: true
    start_date: 2099-07-24
    end_date: 2099-08-06
    location: Müggelsee
    description: Two weeks outside.
    columns:
      - { external_id: shirt, name: Shirt, type: string, allowed_values: [S, M] }
      - { external_id: courses, name: Courses, type: array, allowed_values: [Canoe, Climbing] }
      - { external_id: allergies, name: Allergies, type: text }
      - { external_id: rules, name: I have read the rules, type: boolean }
    form:
      participants: 3
      prices: { base: 240, additions: [{ amount: 12, when: { field: shirt, is: M } }] }
      sections:
        - title: Who is coming?
          fields: [${fields}, { name: birthdate, required: true }, phone]
        - title: At the camp
          fields: [{ name: shirt, required: true }, courses, { name: allergies, sensitive: true }, { name: rules, required: true }]
  - slug: regatta
    title: Regatta
    published: true
    start_date: 2099-06-01
    max_persons: 1
    form: { waiting_list: queue, sections: [{ fields: [${fields}] }] }
  - slug: queue
    title: Waiting list of the regatta
    published: true
    start_date: 2099-06-01
    form: { sections: [{ fields: [${fields}] }] }
  - slug: dinner
    title: Dinner
    published: true
    start_date: 2099-06-02
    max_persons: 1
    form: { sections: [{ fields: [${fields}] }] }
  - slug: later
    title: Opens later
    published: true
    start_date: 2099-09-01
    opens_at: 2098-03-01 19:00
    form: { sections: [{ fields: [${fields}] }] }
  - slug: past
    title: Closed already
    published: true
    start_date: 2099-09-02
    closes_at: 2026-01-01 12:00
    form: { sections: [{ fields: [${fields}] }] }
`;
