/// The use of a picture, by the end of its file name.
enum CoverSize: String, Sendable, CaseIterable {
  case cover = "cover.png"
  case thumb = "thumb.png"
  case figure1 = "figure1.png"
  case figure2 = "figure2.png"
  case avatar = "avatar.png"

  /// The width and height, in pixels.
  var pixels: (width: Int, height: Int) {
    switch self {
    case .cover: (600, 600)
    case .thumb: (160, 160)
    case .figure1, .figure2: (640, 400)
    case .avatar: (80, 80)
    }
  }

  /// The salt that distinguishes figures from the cover; a thumbnail shows the cover.
  var salt: Int {
    switch self {
    case .cover, .thumb: 0
    case .figure1: 1
    case .figure2: 2
    case .avatar: 3
    }
  }
}
