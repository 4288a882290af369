extension UIActivity {
  public struct ActivityType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public init(_ rawValue: String) {
      self.rawValue = rawValue
    }
  }
}

// The identifiers of the system's activities. Only ``copyToPasteboard`` is available here; apps use
// the others in comparisons and exclusions.
extension UIActivity.ActivityType {
  private static func system(_ name: String) -> UIActivity.ActivityType {
    UIActivity.ActivityType("com.apple.UIKit.activity.\(name)")
  }

  public static let addToReadingList = system("AddToReadingList")
  public static let airDrop = system("AirDrop")
  public static let assignToContact = system("AssignToContact")
  public static let copyToPasteboard = system("CopyToPasteboard")
  public static let mail = system("Mail")
  public static let markupAsPDF = system("MarkupAsPDF")
  public static let message = system("Message")
  public static let openInIBooks = system("OpenInIBooks")
  public static let postToFacebook = system("PostToFacebook")
  public static let postToFlickr = system("PostToFlickr")
  public static let postToTencentWeibo = system("TencentWeibo")
  public static let postToTwitter = system("PostToTwitter")
  public static let postToVimeo = system("PostToVimeo")
  public static let postToWeibo = system("PostToWeibo")
  public static let print = system("Print")
  public static let saveToCameraRoll = system("SaveToCameraRoll")
}
