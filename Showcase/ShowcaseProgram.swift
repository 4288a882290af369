import Foundation
import Logging

/// The running program, for the apps' delegates.
///
/// UIKit creates delegates from their classes, so that no initializer can pass these values.
@MainActor
enum ShowcaseProgram {
  /// The port of this program, once it listens.
  static var port = 8080
  /// The public address of this program, without a trailing slash; nil before it listens.
  static var publicAddress: String?
  static var logger = Logger(label: "showcase")

  /// Returns the address of this program's sample server at a path, without a leading slash.
  static func server(at path: String) -> URL {
    guard let address = URL(string: "http://127.0.0.1:\(port)/\(path)") else {
      preconditionFailure("Expected a port number and a path, got \(port) and \(path).")
    }
    return address
  }
}
