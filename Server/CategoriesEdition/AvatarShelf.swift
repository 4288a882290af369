/// A cache of drawn avatars, so that each is drawn once.
actor AvatarShelf {
  private var pictures: [Int: [UInt8]] = [:]

  func picture(_ number: Int) -> [UInt8] {
    if let bytes = pictures[number] { return bytes }
    let bytes = Avatar(number).png
    pictures[number] = bytes
    return bytes
  }
}
