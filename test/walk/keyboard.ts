import type { Page } from 'playwright-core';

/** What has the focus, as a screen reader is told by the browser. */
export interface Focused {
  role: string;
  name: string;
}

/** A keyboard at a page, and nothing else: no mouse, and nobody who puts the focus anywhere. */
export async function keyboardAt(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  /** Everything that Tab has come by. */
  const passed: string[] = [];

  /** Follows the focus into shadow trees; the name is the browser's own. */
  const focused = async (): Promise<Focused> => {
    const expression = `(() => {
      let at = document.activeElement;
      while (at?.shadowRoot?.activeElement) at = at.shadowRoot.activeElement;
      return at;
    })()`;
    const { result } = await devtools.send('Runtime.evaluate', { expression });
    const { nodes } = await devtools.send('Accessibility.getPartialAXTree', {
      objectId: result.objectId!,
      fetchRelatives: false,
    });
    await devtools.send('Runtime.releaseObject', { objectId: result.objectId! });
    const textOr = (value: unknown) => (typeof value === 'string' ? value : '');
    return { role: textOr(nodes[0]?.role?.value), name: textOr(nodes[0]?.name?.value) };
  };

  /** Presses Tab until what has the focus is called that; throws when that takes more presses than `most`. */
  const tabTo = async (name: string, { maxTabs = 1, key = 'Tab' } = {}): Promise<void> => {
    const by: string[] = [];
    for (let press = 0; press < maxTabs; press++) {
      await page.keyboard.press(key);
      const at = await focused();
      passed.push(at.name);
      if (at.name === name) return;
      by.push(`${at.role} "${at.name}"`);
    }
    throw new Error(`${maxTabs} times ${key} did not lead to "${name}" but to ${by.join(', ')}`);
  };

  const type = (text: string) => page.keyboard.type(text);

  return {
    passed,
    focused,
    tabTo,
    type,
    press: (key: string) => page.keyboard.press(key),
    /** Goes on to what is called that, which has to be next, and types. */
    fill: async (name: string, text: string): Promise<void> => {
      await tabTo(name);
      await type(text);
    },
    /** Goes on to a date, which has to be next, and types its parts. */
    fillDate: async (...parts: [day: string, month: string, year: string]): Promise<void> => {
      for (const [index, name] of ['Day', 'Month', 'Year'].entries()) {
        await tabTo(name);
        await type(parts[index]!);
      }
    },
    /** Goes on to a box, which has to be next, and ticks it. */
    tick: async (name: string): Promise<void> => {
      await tabTo(name);
      await page.keyboard.press('Space');
    },
  };
}

export type Keyboard = Awaited<ReturnType<typeof keyboardAt>>;
