// The block in the editor: a picker of the club's forms, a field for a form's name, and the rest at the side. What visitors see is drawn by the server.
(({ apiFetch, blocks, blockEditor, components, element }, words) => {
  const { createElement: h, Fragment, useEffect, useState } = element;
  const { InspectorControls, useBlockProps } = blockEditor;
  const { Icon, Notice, PanelBody, Placeholder, SelectControl, TextControl, ToggleControl } = components;
  const widgets = ['event-registration', 'event-list', 'member-profile', 'portal-login'];
  const slugPattern = new RegExp(words.pattern);

  /** The club's forms, asked for once per page of the editor; after an error again. */
  let formsPromise;
  const loadForms = () => (formsPromise ??= requestForms());
  const requestForms = async () => {
    const answer = await apiFetch({ path: '/turnout/v1/forms' }).catch(() => undefined);
    const isAnswer = Array.isArray(answer?.forms);
    if (!isAnswer || answer.problem) formsPromise = undefined;
    return isAnswer ? answer : { forms: [], problem: words.offline };
  };

  /** The forms to choose from, and why there are none. `retry` asks for them again. */
  function useForms() {
    const [state, setState] = useState({ isLoading: true, forms: [] });
    const [attempt, setAttempt] = useState(0);
    useEffect(() => {
      let isShown = true;
      void loadForms().then((answer) => {
        if (isShown) setState({ isLoading: false, ...answer });
      });
      return () => {
        isShown = false;
      };
    }, [attempt]);
    const retry = () => {
      formsPromise = undefined;
      setState({ isLoading: true, forms: [] });
      setAttempt(attempt + 1);
    };
    return { ...state, retry };
  }

  const filled = (sentence, ...values) =>
    sentence.replace(/%(?:(\d)\$)?s/g, (_, position = 1) => values[Number(position) - 1]);

  /** Names the fault of a form’s name, by the forms that the server publishes. The name stays as it is. */
  function slugProblem({ club, forms }, slug) {
    if (!slug) return '';
    if (!slugPattern.test(slug)) return filled(words.invalid, slug);
    if (!forms.length || forms.some((form) => form.slug === slug)) return '';
    return slug.split('/')[0] === club ? filled(words.gone, slug) : filled(words.foreign, slug, club);
  }

  /** Why there is nothing to choose from, and what to do. */
  function listNotice({ isLoading, forms, problem, hint, settings, retry }, slug) {
    if (isLoading || forms.length > 1) return null;
    // without the default classes a link is a button as the other one
    const look = { variant: 'secondary', noDefaultClasses: true };
    const actions = [
      ...(settings ? [{ label: words.toSettings, url: settings, ...look }] : []),
      { label: words.retry, onClick: retry, ...look },
    ];
    const status = problem && !hint ? 'warning' : 'info';
    const addition = slug ? words.kept : words.typed;
    const sentence = problem ? (hint && slug ? problem : `${problem} ${addition}`) : words.empty;
    return h(Notice, { status, isDismissible: false, actions }, sentence);
  }

  /** The forms of the club. A name that is not among them stays chosen. */
  function picker({ forms }, slug, setSlug) {
    if (forms.length < 2) return null;
    const options = forms.map(({ slug: value, title }) => ({ value, label: `${title} (${value})` }));
    if (!forms.some((form) => form.slug === slug))
      options.unshift({ value: slug, label: slug || words.choose, disabled: !slug });
    return h(SelectControl, { label: words.pick, options, value: slug, onChange: setSlug });
  }

  function Content({ slug, setSlug }) {
    const answer = useForms();
    const [isTyping, setIsTyping] = useState(false);
    // half a name is not wrong yet
    const problem = isTyping ? '' : slugProblem(answer, slug);
    const isShown = slug && !problem && (!answer.problem || answer.hint);
    const instructions = isShown ? words.published : words.slugHelp;
    return h(
      Placeholder,
      {
        icon: h(Icon, { icon: 'calendar-alt' }),
        label: 'Turnout',
        instructions: answer.isLoading ? words.loading : instructions,
      },
      h(
        'div',
        { style: { display: 'grid', gap: '12px', width: '100%' } },
        listNotice(answer, slug),
        problem ? h(Notice, { status: 'warning', isDismissible: false }, problem) : null,
        picker(answer, slug, setSlug),
        h(TextControl, {
          label: words.slug,
          placeholder: 'club/camp',
          spellCheck: false,
          value: slug,
          onChange: (value) => {
            setIsTyping(true);
            setSlug(value);
          },
          onBlur: () => setIsTyping(false),
        }),
      ),
    );
  }

  function edit({ attributes, setAttributes }) {
    const field = (name) => ({
      value: attributes[name],
      onChange: (value) => setAttributes({ [name]: value }),
    });
    const side = h(
      InspectorControls,
      null,
      h(
        PanelBody,
        { title: words.settings },
        h(SelectControl, {
          label: words.widget,
          options: [{ value: '', label: words.byItself }, ...widgets.map((value) => ({ value, label: words[value] }))],
          ...field('widget'),
        }),
        h(TextControl, { label: words.lang, help: words.langHelp, ...field('lang') }),
        h(SelectControl, {
          label: words.heading,
          options: ['', '1', '3', '4', '5', '6'].map((value) => ({ value, label: value || '2' })),
          ...field('heading-level'),
        }),
        h(ToggleControl, {
          label: words.dialog,
          checked: attributes.dialog,
          onChange: (dialog) => setAttributes({ dialog }),
        }),
      ),
    );
    const content = h(Content, { slug: attributes.slug, setSlug: (slug) => setAttributes({ slug }) });
    return h(Fragment, null, side, h('div', useBlockProps(), content));
  }

  blocks.registerBlockType('turnout/embed', { edit, save: () => null });
})(globalThis.wp, globalThis.turnoutBlock);
