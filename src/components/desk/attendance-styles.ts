import { css } from 'lit';

/** The styles of the attendance list on screen, and of the desk on paper. */
export const attendanceStyles = css`
  .attendance {
    margin: 0;
    padding: 0;
    list-style: none;
    columns: 18em;
    column-gap: 2em;
  }

  .attendance li {
    break-inside: avoid;
    border-block-end: 1px solid var(--hair);
  }

  .attendance .help {
    display: block;
    margin: 0;
  }

  .attendance .option {
    padding-block: 0.65em;
  }

  .attendance input {
    inline-size: 1.3em;
    block-size: 1.3em;
    flex: none;
    margin: 0.1em 0;
  }

  @media print {
    nav,
    .who,
    .screen,
    .tools,
    .outcome,
    form {
      display: none;
    }

    .scroll {
      overflow: visible;
      max-block-size: none;
      border: 0;
    }

    .attendance {
      columns: 2;
    }
  }
`;
