"""The batched rules, proved equal to the engine. They skip where JAX is not installed."""
