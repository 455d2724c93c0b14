import type { ComponentProps } from 'react';

interface ButtonProps extends ComponentProps<'button'> {
  /** What it does, where that is not written on it. */
  readonly label?: string;
}

const named = (label: string | undefined) =>
  label === undefined ? undefined : { 'aria-label': label, title: label };

/** A button that submits nothing. */
export const Button = ({ label, ...props }: ButtonProps) => (
  <button type="button" {...named(label)} {...props} />
);

interface SelectProps extends ComponentProps<'select'> {
  readonly label?: string;
  readonly options: readonly (readonly [value: string | number, text: string | number])[];
  /** Absent where a form reads what was chosen. */
  readonly choose?: (value: string) => void;
}

/** One of several values. */
export const Select = ({ label, options, choose, ...props }: SelectProps) => (
  <select
    {...named(label)}
    {...props}
    onChange={choose && (({ currentTarget }) => choose(currentTarget.value))}
  >
    {options.map(([value, text]) => (
      <option key={value} value={value}>
        {text}
      </option>
    ))}
  </select>
);
