#!/usr/bin/env node
import { readFileSync } from 'node:fs';
import picocolors from 'picocolors';
import type { Output } from './output.ts';
import { runCommandLine } from './run.ts';

const openOutput = (): Output => {
  let isClosed = false;
  const close = (error: NodeJS.ErrnoException): void => {
    if (error.code !== 'EPIPE') throw error;
    isClosed = true;
  };
  for (const stream of [process.stdout, process.stderr]) stream.on('error', close);
  const { columns } = process.stdout;
  const isTTY = process.stdout.isTTY === true;
  return {
    write: (line) => {
      if (!isClosed) process.stdout.write(`${line}\n`);
    },
    note: (line) => process.stderr.write(`${line}\n`),
    colour: isTTY && picocolors.isColorSupported,
    columns: isTTY && columns > 0 ? columns : undefined,
  };
};

const version = (): string => {
  const file = new URL('../../../package.json', import.meta.url);
  return (JSON.parse(readFileSync(file, 'utf8')) as { readonly version: string }).version;
};

process.exitCode = await runCommandLine(process.argv.slice(2), version(), openOutput());
