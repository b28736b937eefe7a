import { Command } from 'commander';
import type { Desk } from './desk.ts';
import { counted, lines, oneLine, wrap } from './text.ts';
import { localTime, parseSince } from './time.ts';

interface Message {
  readonly name: string;
  readonly email: string;
  readonly subject: string;
  readonly message: string;
  readonly created_at: Date;
}

/** A readable line length in any window. */
const WIDEST = 90;
const INDENT = '  ';

function written({ name, email, subject, message, created_at }: Message, columns: number): string {
  const width = Math.min(columns, WIDEST) - INDENT.length;
  const paragraphs = lines(message).flatMap((line) => wrap(line, width));
  return [
    `${localTime(created_at)}  ${oneLine(name)} <${oneLine(email)}>`,
    oneLine(subject),
    '',
    ...paragraphs.map((line) => (line === '' ? '' : INDENT + line)),
    '',
    '',
  ].join('\n');
}

async function show(desk: Desk, since: Date | undefined): Promise<void> {
  const messages = await desk.database<Message[]>`
    select name, email, subject, message, created_at from contact_messages
    where created_at >= ${since ?? new Date(0)} order by created_at`;
  const { out, columns = WIDEST } = desk.terminal;
  for (const message of messages) out(written(message, columns));
  desk.say(counted(messages.length, 'message'));
}

export function messagesCommand(desk: Desk): Command {
  return new Command('messages')
    .description('what came through the contact form, oldest first')
    .option('--since <date>', 'such as 2026-11-01 or 7d', parseSince)
    .action(({ since }: { since?: Date }) => show(desk, since));
}
