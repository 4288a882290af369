/// A refusal by OpenSSL, or data that was not made with the given key.
///
/// It carries no secret.
public struct CryptographyError: Error, CustomStringConvertible, Equatable {
  public let description: String

  init(_ description: String) {
    self.description = description
  }
}
