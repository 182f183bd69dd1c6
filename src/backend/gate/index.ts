export { gateOf, type GateOptions } from './gate.js';
export { acceptApplication, declineApplication } from './decide-application.js';
export { acceptOffer } from './registrations/accept-offer.js';
export { offerPriceIn } from './registrations/offer-price.js';
export { outsideAges, type AgeQuestion } from './registrations/offer-age.js';
export { deleteReview, releaseReview, releasedRecord, deleteExpiredReviews } from './review-queue.js';
