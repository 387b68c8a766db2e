"""The server over real sockets, in processes of its own."""
