public import Foundation
public import ZhihuDailyModel

/// Gives views the pictures whose addresses presenters name.
public protocol PictureProviding: Sendable {
  /// The bytes of a picture in a format that UIKit reads; nil where there is none now.
  func picture(at url: URL) async -> Data?
}

/// The pictures of the paper.
public struct NewsPictures: PictureProviding {
  private let images: any ImageLoading

  public init(_ images: any ImageLoading) {
    self.images = images
  }

  public func picture(at url: URL) async -> Data? {
    do { return try await images.image(at: url) } catch { return nil }
  }
}
