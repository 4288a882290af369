public import Foundation
public import ZhihuDailyModel

/// A source of the pictures whose addresses presenters pass to views.
public protocol PictureProviding: Sendable {
  /// Returns the bytes of a picture in a format that UIKit reads; nil if it is not available now.
  func picture(at url: URL) async -> Data?
}

/// The pictures of the server's stories.
public struct NewsPictures: PictureProviding {
  private let images: any ImageLoading

  public init(_ images: any ImageLoading) {
    self.images = images
  }

  public func picture(at url: URL) async -> Data? {
    do { return try await images.image(at: url) } catch { return nil }
  }
}
