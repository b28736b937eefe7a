/** One sentence each for what can keep the scripts from running on a machine. */

/**
 * @param {string} version of the machine's own Node
 * @param {string} engines what package.json asks for, such as ">=20"
 */
export function nodeProblem(version, engines) {
  const oldest = parseInt(engines.replace(/^\D+/, ''), 10);
  if (parseInt(version, 10) >= oldest) return undefined;
  return `Node ${oldest} or newer is needed; this is Node ${version}.`;
}

const networkErrors = /^(ENOTFOUND|EAI_AGAIN|E?CONN\w+|ENETUNREACH|EHOSTUNREACH|E\w*TIMEDOUT|\w+_TIMEOUT)$/;

/**
 * @param {string} stderr what npm wrote
 * @param {string} command the one that failed
 */
export function installProblem(stderr, command) {
  const errors = stderr.split('\n').flatMap((line) => line.match(/^npm (?:error|ERR!) (.+)/)?.[1] ?? []);
  const code = errors[0]?.match(/^code (\S+)/)?.[1];
  if (code !== undefined && networkErrors.test(code))
    return `The packages could not be installed: the npm registry could not be reached (${code}). Check the network connection and try again.`;
  const reason = errors.find((line) => !line.startsWith('code ')) ?? code ?? 'npm gave no reason';
  return `The packages could not be installed (${reason.trim()}); run "${command}" to see the whole error.`;
}
