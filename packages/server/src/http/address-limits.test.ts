import { expect, test } from 'vitest'
import { AddressLimits, type CountedSocket } from './address-limits.ts'

const limits = () => new AddressLimits(() => 0, 1)
const publicAddress = '203.0.113.9'

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
  expect(open.filter(socket => socket !== undefined)).toHaveLength(60)
  open[0]?.close()
  expect(limit.openSocket('2001:db8::9')).toBeDefined()
})

test('all sockets of an address together send as much as ten of them may', () => {
  let now = 0
  const limit = new AddressLimits(() => now, 1)
  const sockets = [limit.openSocket(publicAddress), limit.openSocket(publicAddress)]
  const send = (count: number) =>
    Array.from({ length: count }, (_, n) => sockets[n % 2]?.maySend()).filter(isFree => isFree).length
  expect(send(1_000)).toBe(600)
  now = 1_000
  expect(send(1_000)).toBe(200)
  expect(limit.openSocket('203.0.113.10')?.maySend()).toBe(true)
})

test.each([
  { who: 'a family behind one public address', address: publicAddress, people: 6 },
  { who: 'a class behind one private address', address: '192.168.0.9', people: 60 },
])('$who that comes at once, plays and chats is refused nothing', ({ address, people }) => {
  let now = 0
  const refused: string[] = []
  const limit = new AddressLimits(
    () => now,
    1,
    what => refused.push(what),
  )
  const sockets: (CountedSocket | undefined)[] = []
  // Each opens the page, becomes a guest or logs in, and has a second device.
  for (let person = 0; person < people; person++) {
    for (let n = 0; n < 10; n++) limit.mayAsk(address)
    if (person % 2 === 0) limit.mayMakeGuest(address)
    else limit.mayLogIn(address)
    limit.mayLink(address)
    for (let device = 0; device < 2; device++) sockets.push(limit.openSocket(address))
  }
  // Then each sends a few messages and asks something every few seconds.
  for (let second = 0; second < 60; second++) {
    now += 1_000
    for (let person = 0; person < people; person++) {
      for (let n = 0; n < 5; n++) sockets[2 * person]?.maySend()
      if ((second + person) % 3 === 0) limit.mayAsk(address)
    }
  }
  expect(refused).toEqual([])
})
