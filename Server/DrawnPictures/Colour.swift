/// An RGB colour.
package struct Colour: Sendable, Hashable {
  /// The red component, from 0 to 255 as the others.
  package var red: Double
  package var green: Double
  package var blue: Double

  /// Creates a colour from a number such as 0x755264.
  package init(_ number: Int) {
    red = Double(number >> 16 & 0xFF)
    green = Double(number >> 8 & 0xFF)
    blue = Double(number & 0xFF)
  }

  /// The colour in the format of the Zhihu interface: "0x755264".
  package var text: String {
    let number = Int(red) << 16 | Int(green) << 8 | Int(blue)
    let digits = String(number, radix: 16)
    return "0x" + String(repeating: "0", count: 6 - digits.count) + digits
  }

  /// Interpolates from this colour, at 0, to another one, at 1.
  package func mixed(with other: Colour, _ share: Double) -> Colour {
    var colour = self
    colour.red += (other.red - red) * share
    colour.green += (other.green - green) * share
    colour.blue += (other.blue - blue) * share
    return colour
  }
}
