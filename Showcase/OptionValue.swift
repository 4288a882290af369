import ArgumentParser
import BrowserHost
import Foundation

/// Parsers of the values of options.
enum OptionValue {
  /// Returns the value with this name.
  ///
  /// - Throws: `ValidationError` that lists the names if there is none.
  static func named<Value: RawRepresentable<String> & CaseIterable>(
    _ name: String,
    as type: Value.Type
  ) throws -> Value {
    guard let value = Value(rawValue: name) else {
      let names = Value.allCases.map(\.rawValue).joined(separator: ", ")
      throw ValidationError("Expected one of \(names), got \(name).")
    }
    return value
  }

  /// Parses a web address.
  ///
  /// - Throws: `ValidationError` where it is none.
  static func webAddress(_ text: String) throws -> URL {
    guard let url = URL(string: text), ["http", "https"].contains(url.scheme), url.host() != nil
    else {
      throw ValidationError("Expected an address such as https://example.org/api, got \(text).")
    }
    return url
  }

  /// Parses a public address.
  ///
  /// - Throws: `ValidationError` where it is none.
  static func publicAddress(_ text: String) throws -> PublicAddress {
    guard let address = PublicAddress(text) else {
      throw ValidationError("Expected an address without a path, https://example.org, got \(text).")
    }
    return address
  }
}
