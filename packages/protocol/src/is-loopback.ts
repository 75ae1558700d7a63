/** Does this host name mean the machine itself, whoever says it? */
export const isLoopback = (hostname: string) => /^(localhost|127(\.\d+){3}|\[?::1\]?)$/.test(hostname)
