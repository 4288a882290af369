public import Foundation

extension Data {
  /// Returns random bytes from the system's secure source.
  public static func random(count: Int) -> Data {
    Data((0..<count).map { _ in UInt8.random(in: .min ... .max) })
  }
}
