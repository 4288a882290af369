/// Hash functions that protect nothing any more, for data that needs them.
public enum Insecure {}
