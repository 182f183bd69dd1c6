import { ApiError, canBeGate } from '../api/index.js';

/**
 * The error for an address that cannot be a gate's; undefined for any other. The message is for the operator of the page.
 * Visitors read that the form cannot be shown, not that it does not exist.
 */
export const gateAddressError = (base: string, plain: boolean): ApiError | undefined =>
  canBeGate(base, plain) ? undefined : new ApiError(0, `base-url is "${base}"; the address of a gate ends in /public`);
