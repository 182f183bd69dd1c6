/** The workspace of a club whose form asks for a name and an address, both required, and for a date of birth. */
export const nameAndAddressYaml = `
workspace: { slug: club, name: Club }
events:
  - slug: camp
    title: Camp
    published: true
    start_date: 2027-07-24
    form:
      sections:
        - fields: [{ name: name, required: true }, { name: address, required: true }, birthdate]
`;
