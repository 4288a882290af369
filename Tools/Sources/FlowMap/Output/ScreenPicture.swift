package import Foundation

/// A picture of a screen, within a map.
package struct ScreenPicture: Sendable {
  /// The width in pixels.
  package var width: Int
  package var height: Int
  /// The address for an image element.
  package var address: String
  /// The address of the dark version, if there is one.
  package var darkAddress: String?

  /// Creates a picture whose address contains the PNG file.
  ///
  /// - Returns: Nil for data in another format.
  package init?(png data: Data, dark: Data? = nil) {
    let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    guard data.count > 24, data.prefix(8).elementsEqual(signature) else { return nil }
    let bytes = [UInt8](data.prefix(24))
    let number = { (start: Int) in bytes[start..<(start + 4)].reduce(0) { $0 << 8 | Int($1) } }
    (width, height) = (number(16), number(20))
    guard width > 0, height > 0 else { return nil }
    address = Self.address(of: data)
    darkAddress = dark.map(Self.address)
  }
  private static func address(of data: Data) -> String {
    "data:image/png;base64,\(data.base64EncodedString())"
  }
}
