import type { BrowserContext, Page } from 'puppeteer-core';

export function pageWithOwnHistory(options: { readonly context: BrowserContext }): Promise<Page>;
