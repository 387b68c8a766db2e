"""The wire types: every message and every HTTP body, one module per resource.

`docs/protocol.md`, the JSON Schema and `wire.d.ts` are generated from these Structs. The lobby uses
HTTP, one request and one response. A table uses one WebSocket per viewer: clients send
`ClientMessage`, the server sends `ServerMessage`.
"""
