import type { FilterOptions, ListHost } from './list-host.js';

/** The part of the element that this helper needs. */
export type FilterBarHost = FilterOptions &
  Pick<
    ListHost,
    'addController' | 'focusOn' | 'renderRoot' | 'requestUpdate' | 'updateComplete' | 'filters' | 'language'
  >;

/** The filter values, by the host's properties. */
export type FilterValues = Pick<FilterBarHost, 'text' | 'time' | 'from' | 'to' | 'place' | 'onlyOpen'>;

/** The value of a control; an incomplete year (`0002`) counts as empty. */
const controlValue = ({ type, value, checked }: HTMLInputElement): string | boolean =>
  type === 'checkbox' ? checked : type === 'date' && value < '1' ? '' : value;

/** Keeps the controls of a filter bar and the properties of its list the same. */
export function filterValues(host: FilterBarHost) {
  /** The values that the page has set, for the fields with a control. */
  const initialValues: Partial<FilterValues> = {};
  let currentView = '';
  const controls = () => host.renderRoot.querySelectorAll<HTMLInputElement>('.tools [name]');

  host.addController({
    hostUpdated() {
      for (const control of controls()) {
        const name = control.name as keyof FilterValues;
        let value = host[name];
        (initialValues as Record<string, unknown>)[name] ??= value;
        // without a choice of the visitor, a range of days and the month view include past events
        if (name === 'time') value ||= host.from || host.to || currentView === 'month' ? 'all' : 'upcoming';
        // typed text stays as it is, incomplete dates included
        if (controlValue(control) !== value) Object.assign(control, { value, checked: value });
      }
    },
  });

  return {
    onInput({ target }: Event): void {
      const control = target as HTMLInputElement;
      Object.assign(host, { [control.name]: controlValue(control) });
    },

    /** Takes back what the visitor has entered. */
    async showAll(): Promise<void> {
      for (const control of controls()) control.value = '';
      Object.assign(host, initialValues);
      await host.updateComplete;
      host.focusOn('.tools');
    },

    setView(view: string): void {
      currentView = view;
    },

    /** Each control with the value that the page has set; none before the controls stand. */
    initialEntries: (): [string, unknown][] => Object.entries(initialValues),
  };
}
