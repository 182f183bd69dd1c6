import { expect } from 'chai';
import { mergeFullStops } from '../../../src/backend/mail/full-stops.js';
import { wordMail } from '../../../src/backend/mail/word-mail.js';
import { languages } from '../../../src/i18n/index.js';

const kinds = ['sign_in', 'email_confirmation', 'email_requested', 'email_changed'] as const;

describe('a sentence that a name with a full stop ends', () => {
  for (const [sentence, merged] of [
    ['By Club e. V.. Then more.', 'By Club e. V. Then more.'],
    ['By Club e. V..', 'By Club e. V.'],
    ['By \u2068Club e. V.\u2069. More.', 'By \u2068Club e. V.\u2069 More.'],
    [
      'Wait …. or ... and .. and https://x.example/a/../b stay.',
      'Wait …. or ... and .. and https://x.example/a/../b stay.',
    ],
  ] as const)
    it(`has one: ${sentence}`, () => {
      expect(mergeFullStops(sentence)).to.equal(merged);
    });

  for (const language of Object.keys(languages))
    it(`has one in every mail of the portal: ${language}`, async () => {
      for (const kind of kinds) {
        const { text, html } = await wordMail(
          {
            kind,
            names: ['Ada'],
            organisation: 'Club e. V.',
            contact: 'office@club.example',
            link: 'https://turnout.test/portal/club#token',
            until: Date.parse('2026-11-21T12:00:00Z'),
            repeat: false,
          },
          { time_zone: 'Europe/Berlin', accent_color: null, portal: { mails: {} } as never },
          language,
        );
        for (const part of [text, html]) expect(part).not.to.match(/V\.\u2069?\./);
      }
    });
});
