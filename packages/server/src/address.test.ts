import { describe, expect, it } from 'vitest'
import { address, url } from './address.ts'

describe('where to listen', () => {
  it('is localhost:8080 unless the environment says otherwise', () => {
    expect(address({})).toEqual({ host: 'localhost', port: 8080 })
    expect(address({ PORT: '9000', HOST: '0.0.0.0' })).toEqual({ host: '0.0.0.0', port: 9000 })
  })

  it.each(['', 'abc', '0', '70000', '-1', '80.5', '8e3', ' 80', '080x'])('refuses PORT "%s"', PORT => {
    expect(() => address({ PORT })).toThrow(/^PORT is ".*", but it must be a whole number from 1 to 65535\.$/)
  })

  it('writes an IPv6 host in brackets', () => {
    expect(url({ host: '::1', port: 80 })).toBe('http://[::1]:80')
    expect(url({ host: 'localhost', port: 8080 })).toBe('http://localhost:8080')
  })
})
