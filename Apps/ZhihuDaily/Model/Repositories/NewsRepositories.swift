public import Foundation

/// The repositories of the model, for one device and one language.
public struct NewsRepositories: Sendable {
  public let days: any DayRepository
  public let stories: any StoryRepository
  public let comments: any CommentRepository
  public let favourites: any FavouriteRepository
  public let settings: any SettingsRepository
  public let cache: any CacheRepository
  public let images: any ImageLoading
  private let device: NewsDevice

  /// Connects the server and the device's files, in the server's own language.
  /// - Parameters:
  ///   - folder: The device's folder for databases, pictures and settings; created if needed.
  ///   - service: The server.
  ///   - transport: The transport of requests for pictures.
  ///   - now: The current date.
  ///   - imageLimits: The limits of the image cache.
  ///   - log: Receives a line with file names when a damaged file was set aside or deleted.
  public init(
    folder: URL,
    service: any NewsService,
    transport: any NewsTransport,
    now: @escaping @Sendable () -> Date,
    imageLimits: ImageLoader.Limits = ImageLoader.Limits(),
    log: @escaping @Sendable (String) -> Void = { _ in }
  ) {
    let device = NewsDevice(
      folder: folder,
      transport: transport,
      now: now,
      imageLimits: imageLimits,
      log: log
    )
    self = device.repositories(service: service)
  }

  init(
    _ backend: NewsBackend,
    device: NewsDevice,
    settings: any SettingsRepository,
    images: any ImageLoading
  ) {
    self.device = device
    self.settings = settings
    self.images = images
    let days = LiveDayRepository(backend: backend)
    self.days = days
    stories = LiveStoryRepository(backend: backend, days: days)
    comments = LiveCommentRepository(backend: backend)
    favourites = LiveFavouriteRepository(backend: backend)
    cache = LiveCacheRepository(device: device)
  }

  /// Closes the databases until they are needed again.
  public func close() async { await device.close() }
}
