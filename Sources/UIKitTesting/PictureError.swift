public import Foundation

/// The reason why a picture of a scene does not match the golden one, for developers.
public enum PictureError: Error, Sendable, CustomStringConvertible {
  /// There is no golden picture.
  case missing(golden: URL, new: URL)
  /// The golden picture's file is not a PNG.
  case unreadable(golden: URL, new: URL)
  /// The picture has been recorded as the golden one, as requested.
  case recorded(golden: URL)
  /// The pictures differ in size, in pixels.
  case otherSize(golden: URL, expected: String, got: String, new: URL)
  /// More pixels differ than allowed: fractions of all pixels, from 0 to 1.
  case different(golden: URL, part: Double, allowed: Double, new: URL, difference: URL)
  /// Several pictures of a matrix failed.
  case several([PictureError])

  public var description: String {
    switch self {
    case .missing(let golden, let new):
      """
      Expected a golden picture at \(golden.path()), got none. The new picture: \(new.path()). If it is right, \
      record it with \(Self.variable)=1.
      """
    case .unreadable(let golden, let new):
      """
      Expected a PNG at \(golden.path()), got another file. The new picture: \(new.path()). If it is right, \
      record it with \(Self.variable)=1.
      """
    case .recorded(let golden):
      """
      Recorded \(golden.path()). Look at it, commit it, and run the test without \(Self.variable).
      """
    case .otherSize(let golden, let expected, let got, let new):
      """
      Expected \(expected) pixels as of \(golden.path()), got \(got): \(new.path()). If it is right, record \
      it with \(Self.variable)=1.
      """
    case .different(let golden, let part, let allowed, let new, let difference):
      """
      Expected at most \(Self.percent(allowed)) of the pixels to differ from \(golden.path()), got \
      \(Self.percent(part)). The new picture: \(new.path()). Where it differs: \(difference.path()). \
      If it is right, record it with \(Self.variable)=1.
      """
    case .several(let errors):
      "\(errors.count) pictures:\n" + errors.map(\.description).joined(separator: "\n")
    }
  }

  /// The environment variable that makes tests record golden pictures and fail.
  static let variable = "ROSTRUM_RECORD_PICTURES"

  private static func percent(_ part: Double) -> String {
    "\((part * 10_000).rounded() / 100) %"
  }
}
