import { open } from 'node:fs/promises'
import { join } from 'node:path'
import { WebSocketServer } from 'ws'

// The least that a durable answer can cost: a text is appended to a file, brought to the disk and sent back.
const [folder = ''] = process.argv.slice(2)
const file = await open(join(folder, 'echo.log'), 'a')
const server = new WebSocketServer({
  host: '127.0.0.1',
  port: Number(process.env.PORT),
  perMessageDeflate: false,
})
server.on('connection', socket => {
  socket.on('message', async (data: Buffer) => {
    await file.write(data)
    await file.sync()
    socket.send(data.toString())
  })
})
server.on('listening', () => process.stdout.write('ready\n'))
