public import Foundation

extension Data {
  /// Returns bytes that begin like a PNG file.
  public static func png(_ filler: UInt8 = 0, size: Int = 100) -> Data {
    var data = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
    data.append(Data(repeating: filler, count: size - data.count))
    return data
  }
}
