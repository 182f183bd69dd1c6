export function findFirefox(): string | undefined;
export const firefoxSettings: Record<string, string | number | boolean>;
