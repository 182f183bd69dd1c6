import type { Data } from '../model/envelope.js';
import type { OpenPayment } from '../model/fee.js';
import { post } from './endpoint.js';

/** The secret of persons who were registered together: the `Form-Family` of their registrations, which only the browser that sent them has. */
export interface FamilySecret {
  family: string;
}

/** What a family that was just registered has to pay, relative to `/public/{workspace}`. */
export const payments = {
  readPayments: post<FamilySecret, Data<OpenPayment[]>>()('/forms/{slug}/payments', { safe: true }),
} as const;

export type PaymentsContract = typeof payments;
