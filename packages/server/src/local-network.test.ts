import { expect, test } from 'vitest'
import { networkUrls } from './local-network.ts'

const at = (address: string, internal = false) => ({
  address,
  internal,
  family: 'IPv4' as const,
  netmask: '255.255.255.0',
  mac: '00:00:00:00:00:00',
  cidr: null,
})

const interfaces = {
  lo: [at('127.0.0.1', true)],
  docker0: [at('172.17.0.1')],
  wlan0: [at('192.168.0.4')],
}

test('names the addresses on the network, those of containers last', () => {
  expect(networkUrls({ host: '0.0.0.0', port: 8080 }, interfaces)).toEqual([
    'http://192.168.0.4:8080',
    'http://172.17.0.1:8080',
  ])
})

test('a server that listens to its own machine alone has none', () => {
  expect(networkUrls({ host: 'localhost', port: 8080 }, interfaces)).toEqual([])
})
