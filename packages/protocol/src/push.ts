import * as z from 'zod/mini'

/* Requests and answers about Web Push: how people are told of their turn while no page of theirs is open. */

/** `GET /api/push`: the key that a browser subscribes with, where whoever runs the server wants people to be told. */
export const pushAnswer = z.object({ key: z.optional(z.string()) })

const endpoint = z.string().check(z.maxLength(1_000))
const bytes = (most: number) => z.string().check(z.maxLength(most), z.regex(/^[A-Za-z0-9_-]+$/))

/** `POST /api/push`: a subscription of this browser, as its push service has given it, with keys in base64url. */
export const subscribeRequest = z.strictObject({
  endpoint,
  keys: z.strictObject({ p256dh: bytes(100), auth: bytes(40) }),
})
export type SubscribeRequest = z.infer<typeof subscribeRequest>

/** `POST /api/push/remove`: this browser is told no more. */
export const unsubscribeRequest = z.strictObject({ endpoint })
