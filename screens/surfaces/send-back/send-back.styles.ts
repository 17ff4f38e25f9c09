import { css } from 'lit';

export const sendBackStyles = css`
  form,
  fieldset,
  .verify {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 1rem;
  }
  fieldset {
    margin: 0;
    padding: 0;
    border: 0;
    min-inline-size: 0;
  }
  .row {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    align-items: baseline;
    gap: 0 1rem;
  }
  .row .name {
    flex: 1 1 10rem;
    min-inline-size: 0;
  }
  .name {
    font-weight: 600;
  }
  button.quiet {
    justify-self: start;
  }
`;
