import CategoriesApp
import CategoriesModel
import ContactsApp
import ContactsModel
import FootballGatherApp
import FootballGatherModel
import Foundation
import PatternGalleryApp
import UIKit
import ZhihuDailyApp
import ZhihuDailyModel

/// The apps as they ship, on a device without a network.
enum OfflineApps {
  final class Contacts: ContactsAppDelegate {
    override var configuration: ContactsConfiguration {
      ContactsConfiguration(directory: nowhere, transport: NoNetwork())
    }
  }

  final class FootballGather: FootballGatherAppDelegate {
    override var configuration: FootballGatherConfiguration {
      FootballGatherConfiguration(server: nowhere, transport: NoNetwork())
    }
  }

  final class ZhihuDaily: ZhihuDailyAppDelegate {
    override var configuration: ZhihuDailyConfiguration {
      ZhihuDailyConfiguration(address: nowhere, transport: NoNetwork())
    }
  }

  final class Categories: CategoriesAppDelegate {
    override var configuration: CategoriesConfiguration {
      CategoriesConfiguration(server: ServerAddress(nowhere), transport: NoNetwork())
    }
  }

  static let nowhere = URL(filePath: "/nowhere/4")
}

private struct NoNetwork: ContactTransport, GatherTransport, NewsTransport, CategoriesTransport {
  func get(
    _ url: URL,
    language: String?,
    ifNoneMatch entityTag: String?
  ) async throws(ContactServiceError) -> ContactReply {
    throw .offline
  }

  func send(_ request: GatherRequest) async throws(GatherServiceError) -> GatherReply {
    throw .offline
  }

  func open(_ request: GatherRequest) -> AsyncThrowingStream<GatherStreamPart, any Error> {
    AsyncThrowingStream { $0.finish(throwing: GatherServiceError.offline) }
  }

  func get(_ url: URL, language: String?) async throws(NewsServiceError) -> NewsReply {
    throw .offline
  }

  func get(
    _ url: URL,
    language: String?,
    credentials: ServerCredentials?
  ) async throws(CategoriesServiceError) -> CategoriesReply {
    throw .offline
  }
}
