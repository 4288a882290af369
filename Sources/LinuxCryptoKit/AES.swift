/// Ciphers by the Advanced Encryption Standard.
public enum AES {}
