import { expect, test } from 'vitest'
import { AddressLimits } from './address-limits.ts'

const limits = () => new AddressLimits(() => 0, 1)

/** How many of so many tries to log in are let through, one address after another. */
const logins = (addresses: readonly string[]) => {
  const limit = limits()
  return addresses.filter(address => limit.mayLogIn(address)).length
}

test('whoever changes the address within an IPv6 network of their own gains nothing', () => {
  const rotated = Array.from({ length: 100 }, (_, n) => `2001:db8:0:7::${n.toString(16)}`)
  expect(logins(rotated)).toBe(10)
  expect(logins(['2001:db8:0:7::1', '2001:DB8::7:0:0:0:2', '2001:0db8:0000:0007:1:2:3:4'])).toBe(3)
  expect(logins(Array(11).fill('2001:db8:0:7::1%eth0'))).toBe(10)
})

test('other networks have limits of their own', () => {
  const networks = Array.from({ length: 100 }, (_, n) => `2001:db8:0:${n.toString(16)}::1`)
  expect(logins(networks)).toBe(100)
  expect(logins(Array.from({ length: 100 }, (_, n) => `203.0.113.${n}`))).toBe(100)
})

test('an IPv4 address is the same one however it is written', () => {
  expect(logins([...Array(6).fill('203.0.113.9'), ...Array(6).fill('::ffff:203.0.113.9')])).toBe(10)
})

test('a network at home may do ten times as much', () => {
  for (const address of ['192.168.0.9', '::ffff:10.0.0.9', '::1', 'fe80::1%eth0', 'fd00:1:2:3::9'])
    expect(logins(Array(200).fill(address)), address).toBe(100)
})

test('sockets of a network are counted together', () => {
  const limit = limits()
  const open = Array.from({ length: 61 }, (_, n) => limit.openSocket(`2001:db8::${n.toString(16)}`))
  expect(open.filter(leave => leave !== undefined)).toHaveLength(60)
  open[0]?.()
  expect(limit.openSocket('2001:db8::9')).toBeDefined()
})
