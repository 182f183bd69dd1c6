import { serverWordsOf } from '../../../i18n/server-words.js';
import { readFormMail, recipientOf, titleOf } from './form-mail.js';
import type { ComposedKind } from './message-kind.js';
import { notifyOfReviews } from './organiser-notice.js';
import { countMail } from './count-mail.js';
import { wordFormMail } from './word-form-mail.js';

/**
 * Tells a family that the club reviews their registration. The mail repeats no answer, because a program may have sent them.
 */
export const reviewMail: ComposedKind = async (context, mail, workspace) => {
  if (mail.person_id === undefined) return undefined;
  const { person_id } = mail;
  const family = await context.store.transaction(({ reviewQueue }) =>
    reviewQueue.claimMail(workspace.id, person_id, mail.row_key),
  );
  const [first, ...furtherReviews] = family ?? [];
  if (!family || !first) return undefined;
  await notifyOfReviews(context, workspace, [first, ...furtherReviews]);
  const formMail = await readFormMail(context, workspace, first.slug, first.language);
  const to =
    formMail &&
    recipientOf(
      formMail,
      family.map(({ body }) => body),
    );
  if (!formMail || !to) return undefined;
  if (mail.tries === 1) await countMail(context, workspace.id, to.address);
  const words = await serverWordsOf(formMail.language, 'registration');
  return {
    to,
    person_ids: family.map(({ id }) => id),
    language: formMail.language,
    ...(await wordFormMail(formMail, workspace, {
      kind: 'review',
      subject: words.reviewSubject(titleOf(formMail)),
      intro: formMail.formWords.review,
      persons: [],
      isThankful: true,
      repeat: mail.repeat,
    })),
  };
};
