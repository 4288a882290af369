public import Foundation

extension Data {
  /// Returns random bytes from the system's secure source.
  public static func random(count: Int) -> Data {
    var data = Data(count: count)
    data.withUnsafeMutableBytes { $0.fillRandomly() }
    return data
  }
}
