/** Opens the doctor on a page, at the end of its address. */
export const DOCTOR_PARAMETER = '?turnout-debug';
