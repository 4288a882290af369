public import Foundation

/// All that an app asks of its model, for one device.
public struct NewsRepositories: Sendable {
  public let days: any DayRepository
  public let stories: any StoryRepository
  public let comments: any CommentRepository
  public let favourites: any FavouriteRepository
  public let settings: any SettingsRepository
  public let cache: any CacheRepository
  public let images: any ImageLoading
  private let backend: NewsBackend

  /// Joins the paper and the device's files.
  /// - Parameters:
  ///   - folder: The device's folder for databases, pictures and settings; made if need be.
  ///   - service: The paper.
  ///   - transport: Carries the requests for pictures.
  ///   - now: The current date.
  ///   - imageLimits: How much of pictures is kept.
  ///   - log: Receives a line with file names when a damaged file was set aside or deleted.
  public init(
    folder: URL,
    service: any NewsService,
    transport: any NewsTransport,
    now: @escaping @Sendable () -> Date,
    imageLimits: ImageLoader.Limits = ImageLoader.Limits(),
    log: @escaping @Sendable (String) -> Void = { _ in }
  ) {
    func file(_ name: String) -> URL { folder.appending(path: name, directoryHint: .notDirectory) }
    backend = NewsBackend(
      service: service,
      cache: DatabaseFile(
        file: file("cache.sqlite"),
        migrator: CacheSchema.migrator,
        damage: .delete,
        log: log
      ),
      records: DatabaseFile(
        file: file("library.sqlite"),
        migrator: LibrarySchema.migrator,
        damage: .setAside,
        log: log
      ),
      now: now
    )
    let days = LiveDayRepository(backend: backend)
    let images = ImageLoader(
      folder: folder.appending(path: "images", directoryHint: .isDirectory),
      transport: transport,
      limits: imageLimits
    )
    self.days = days
    self.images = images
    stories = LiveStoryRepository(backend: backend, days: days)
    comments = LiveCommentRepository(backend: backend)
    favourites = LiveFavouriteRepository(backend: backend)
    settings = FileSettingsRepository(file: file("settings.json"), log: log)
    cache = LiveCacheRepository(backend: backend, images: images)
  }

  /// Closes the databases until they are needed again.
  public func close() async {
    await backend.cache.close()
    await backend.records.close()
  }
}
