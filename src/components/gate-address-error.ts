import { ApiError, canBeGate } from '../api/index.js';

/**
 * Why nothing can be had at an address at which no gate can be; undefined of any other. The message is for whoever runs the
 * page: visitors, who can do nothing about it, read that the form cannot be shown, and not that it does not exist.
 */
export const gateAddressError = (base: string, plain: boolean): ApiError | undefined =>
  canBeGate(base, plain) ? undefined : new ApiError(0, `base-url is "${base}"; the address of a gate ends in /public`);
